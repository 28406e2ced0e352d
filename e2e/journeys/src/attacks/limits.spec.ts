import { expect, test } from '../fixtures';
import { urls } from '../urls';
import { sendFrom } from './send-from';
import type { RawAnswer } from './send-from';

/** Sends one request many times from one IP, a few at once. */
async function flood(
  count: number,
  send: (index: number) => Promise<RawAnswer>,
): Promise<readonly RawAnswer[]> {
  const answers: RawAnswer[] = [];
  for (let at = 0; at < count; at += 40)
    answers.push(...(await Promise.all(Array.from({ length: 40 }, (_, index) => send(at + index)))));
  return answers;
}

const refused = (answers: readonly RawAnswer[]): readonly RawAnswer[] =>
  answers.filter(({ status }) => status === 429);

test('promo codes cannot be tried faster than 60 a minute', async () => {
  const answers = await flood(120, (index) =>
    sendFrom(`${urls().sandbox}/main/promo-codes/LUNCH${index}`, { from: '127.0.0.21' }),
  );
  expect(refused(answers)).toHaveLength(60);
});

test('promo codes cannot be tried by the prices that they give', async () => {
  const answers = await flood(120, (index) =>
    sendFrom(
      `${urls().sandbox}/main/v1/merchants?externalId=lucknow-lunch-home&cartCheckoutCode=LUNCH${index}`,
      { from: '127.0.0.22' },
    ),
  );
  expect(refused(answers)).toHaveLength(60);
});

test('cards cannot be tried endlessly at the card provider', async () => {
  const body = JSON.stringify({ number: '4242424242424242', expiryMonth: 1, expiryYear: 2099 });
  const answers = await flood(160, () =>
    sendFrom(`${urls().sandbox}/stripe/payment_method`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      from: '127.0.0.23',
    }),
  );
  expect(refused(answers)).toHaveLength(60);
});

test('a flood of reads is refused, with a Retry-After header that pages of other origins can read', async () => {
  const answers = await flood(1240, () =>
    sendFrom(`${urls().sandbox}/main/v1/user`, { from: '127.0.0.24', headers: { origin: urls().shell } }),
  );
  const [first] = refused(answers);
  expect(refused(answers)).toHaveLength(40);
  const seconds = Number(first?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(first?.headers['access-control-expose-headers']).toContain('retry-after');
  expect(JSON.parse(first?.text ?? '{}').error).toMatchObject({
    type: 'TOO_MANY_REQUESTS',
    data: { seconds },
  });
});

test('a flood of page requests is refused, while another IP is still served', async () => {
  const answers = await flood(1240, () => sendFrom(`${urls().shell}/_COOKIES`, { from: '127.0.0.25' }));
  expect(refused(answers)).toHaveLength(40);
  expect((await sendFrom(`${urls().shell}/health/live`, { from: '127.0.0.25' })).status).toBe(200);
  expect((await sendFrom(`${urls().shell}/remotes.json`, { from: '127.0.0.26' })).status).toBe(200);
});

test('no header lets a client pass as another IP', async () => {
  const answers = await flood(120, (index) =>
    sendFrom(`${urls().sandbox}/main/promo-codes/X`, {
      from: '127.0.0.27',
      headers: { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` },
    }),
  );
  expect(refused(answers)).toHaveLength(60);
});
