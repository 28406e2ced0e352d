import { expect, it } from '@jest/globals';
import { createGuestTokenSource } from './guest-token';

const client = { id: 'guest-service', secret: 'hush', tokenUrl: 'http://localhost:4000/token' };

type Seen = { nowMs: number; readonly bodies: string[] };

function source(answer: (count: number) => Response) {
  const seen: Seen = { nowMs: 0, bodies: [] };
  const getToken = createGuestTokenSource(
    client,
    async (_url, init) => {
      seen.bodies.push(String(init?.body));
      return answer(seen.bodies.length);
    },
    () => seen.nowMs,
  );
  return { seen, getToken };
}

it('[AUT-09] asks by client credentials once and says how long the kept token still holds', async () => {
  const { seen, getToken } = source((count) => Response.json({ access_token: `t${count}`, expires_in: 300 }));
  const [first, second] = await Promise.all([getToken(), getToken()]);
  expect([first, second]).toEqual([
    { access_token: 't1', expires_in: 300 },
    { access_token: 't1', expires_in: 300 },
  ]);
  seen.nowMs = 200_000;
  expect(await getToken()).toEqual({ access_token: 't1', expires_in: 100 });
  seen.nowMs = 271_000;
  expect((await getToken()).access_token).toBe('t2');
  expect(seen.bodies[0]).toBe('grant_type=client_credentials&client_id=guest-service&client_secret=hush');
});

it('rejects without the secret in the message, and asks again the next time', async () => {
  const { getToken } = source((count) =>
    count === 1 ? new Response('', { status: 401 }) : Response.json({ access_token: 't', expires_in: 60 }),
  );
  await expect(getToken()).rejects.toThrow(/^The provider answered 401 to the guests' client$/);
  expect((await getToken()).access_token).toBe('t');
});
