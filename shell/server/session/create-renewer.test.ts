import { expect, it, jest } from '@jest/globals';
import { readSettings } from '../settings';
import { createRenewer } from './create-renewer';

const clientIds = ['athena-client', 'building-client'];
const tokenBy = (azp: string): string =>
  `e30.${Buffer.from(JSON.stringify({ azp })).toString('base64url')}.s`;

function renewer(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const renew = createRenewer({ config: readSettings({}).config, clientIds }, async (url, init) => {
    asked.push(`${String(url)} ${String(init?.body)}`);
    return answer();
  });
  return { renew, asked };
}

it('[API-12] asks the identity service by refresh_token, grant_type and client_id', async () => {
  const { renew, asked } = renewer(() =>
    Response.json({ access_token: 'new', refresh_token: 'r2', expires_in: 300 }),
  );
  expect(await renew('r1')).toEqual({ token: 'new', refreshToken: 'r2' });
  expect(asked).toEqual([
    'http://localhost:4000/identity/refresh refresh_token=r1&grant_type=refresh_token&client_id=athena-client',
  ]);
});

it.each([
  ['building-client', 'building-client'],
  ['stranger', 'athena-client'],
])('[AUT-17] refreshes a token of %s as %s', async (azp, clientId) => {
  const { renew, asked } = renewer(() => Response.json({ access_token: null }));
  await renew(tokenBy(azp));
  expect(asked[0]).toContain(`client_id=${clientId}`);
});

it.each([
  ['null', () => Response.json({ access_token: null })],
  ['400', () => Response.json({ error: 'invalid_grant' }, { status: 400 })],
])('[AUT-14] gives null, silently, when the refresh is answered %s', async (_what, answer) => {
  expect(await renewer(answer).renew('r1')).toBeNull();
});

it.each([
  ['500', () => new Response('', { status: 500 })],
  ['nothing', () => Promise.reject(new TypeError('reset'))],
  ['something else', () => new Response('<html>')],
])('knows an outage by: %s', async (_what, answer) => {
  expect(await renewer(answer).renew('r1')).toBe('unreachable');
});

it('[AUT-16] spends a refresh token once for requests at the same time, and for 30 s after them', async () => {
  jest.useFakeTimers();
  const { renew, asked } = renewer(() => Response.json({ access_token: 'new' }));
  expect(await Promise.all([renew('r1'), renew('r1'), renew('r2')])).toHaveLength(3);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(await renew('r1')).toEqual({ token: 'new', refreshToken: null });
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  await renew('r1');
  expect(asked).toHaveLength(3);
  jest.useRealTimers();
});

it('gives an answer that took more than 5 s to the next request: its refresh token is used up', async () => {
  jest.useFakeTimers();
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(Response.json({ access_token: 'new' })), 8000);
  });
  const { renew, asked } = renewer(() => late);
  const first = renew('r1');
  await jest.advanceTimersByTimeAsync(5000);
  expect(await first).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await renew('r1')).toEqual({ token: 'new', refreshToken: null });
  expect(asked).toHaveLength(1);
  jest.useRealTimers();
});
