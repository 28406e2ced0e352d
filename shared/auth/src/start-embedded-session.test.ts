import { session } from './session';
import { startEmbeddedSession } from './start-embedded-session';

const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

it('uses the host’s token from the first moment until it expires', async () => {
  const clock = { nowMs: 0 };
  const accessToken = tokenOf({ sub: 'u1', given_name: 'Ana', exp: 100 });
  startEmbeddedSession({ accessToken, now: () => clock.nowMs });
  expect(session.getState()).toEqual({
    status: 'embedded',
    externalUserId: 'u1',
    email: '',
    firstName: 'Ana',
    lastName: '',
  });
  expect(await session.getAccessToken()).toBe(accessToken);
  clock.nowMs = 100_000;
  expect(await session.getAccessToken()).toBeNull();
  expect(session.getState()).toEqual({ status: 'guest', endedBy: 'expired' });
});

it('has a guest without a token, and with an expired one', async () => {
  startEmbeddedSession({});
  expect(session.getState()).toEqual({ status: 'guest' });
  startEmbeddedSession({ accessToken: tokenOf({ sub: 'u1', exp: 1 }) });
  expect(session.getState()).toEqual({ status: 'guest' });
  expect(await session.getAccessToken()).toBeNull();
});
