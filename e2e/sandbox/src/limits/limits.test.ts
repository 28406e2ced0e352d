import { guest, newPerson } from '../test-support/caller';
import { MERCHANT, Shopper } from '../test-support/shopper';
import { ownSandbox } from '../test-support/own-sandbox';

const sandbox = ownSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '1' });

const origin = 'http://localhost:3999';

async function statuses(count: number, ask: (index: number) => Promise<number>): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

it('refuses repeated promo codes with a Retry-After header that our pages can read', async () => {
  const lookUp = async (index: number): Promise<Response> =>
    fetch(`${sandbox.url}/main/promo-codes/TRY${index}`, { headers: { origin, 'accept-language': 'zh' } });
  const seen = await statuses(80, async (index) => (await lookUp(index)).status);
  expect(seen.filter((status) => status === 404)).toHaveLength(60);
  expect(seen.filter((status) => status === 429)).toHaveLength(20);

  const refused = await lookUp(81);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  expect((await refused.json()).error).toEqual({
    type: 'TOO_MANY_REQUESTS',
    message: '操作太頻密',
    body: `請在 ${seconds} 秒後再試。`,
    data: { seconds },
  });
});

it('counts codes in every call that accepts one', async () => {
  const seen = await statuses(80, async (index) => {
    const query = `externalId=lucknow-lunch-home&cartCheckoutCode=GUESS${index}`;
    return (await fetch(`${sandbox.url}/main/v1/merchants?${query}`)).status;
  });
  expect(seen).toContain(429);
  const { status } = await fetch(`${sandbox.url}/main/v1/merchants?externalId=lucknow-lunch-home`);
  expect(status).toBe(200);
});

it('limits the writes of one person or guest without limiting others', async () => {
  const busy = await newPerson(sandbox, { email: 'busy@limits.example', firstName: 'Bea' });
  const busyGuest = Shopper.guest(sandbox).caller;
  await busyGuest.call('PATCH', `/main/v1/cart/${MERCHANT}`, { note: 'hello' });
  for (const caller of [busy, busyGuest]) {
    const seen = await statuses(130, async (index) => {
      const body = { note: `ring ${index}` };
      return (await caller.call('PATCH', `/main/v1/cart/${MERCHANT}`, body)).status;
    });
    expect(seen).toContain(429);
  }
  const other = await newPerson(sandbox, { email: 'calm@limits.example', firstName: 'Cal' });
  const { status } = await other.call('PATCH', `/main/v1/cart/${MERCHANT}`, { note: 'hello' });
  expect(status).toBe(200);
});

it('ignores a client IP that the client names itself', async () => {
  const seen = await statuses(20, async (index) => {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    return (await fetch(`${sandbox.url}/main/promo-codes/X`, { headers })).status;
  });
  expect(new Set(seen)).toEqual(new Set([429]));
});

it('limits neither the health check nor the test controls', async () => {
  const seen = await statuses(
    300,
    async () => (await guest(sandbox).call('GET', '/sandbox/users/x/orders')).status,
  );
  expect(new Set(seen)).toEqual(new Set([404]));
});
