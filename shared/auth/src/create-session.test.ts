import { createSession } from './create-session';
import type { SessionSource } from './session-source';
import type { ClearReason, Person, SessionState } from './session-state';

const ana: Person = { externalUserId: 'u1', email: 'ana@x.example', firstName: 'Ana', lastName: 'Oliveira' };

function sourceOf(identify: SessionSource['identify'], more: Partial<SessionSource> = {}): SessionSource {
  return {
    status: 'authenticated',
    identify,
    getToken: async () => 'user-token',
    getGuestToken: async () => 'guest-token',
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    forget: () => undefined,
    ...more,
  };
}
function pending() {
  let resolve: (person: Person | null) => void = () => undefined;
  const promise = new Promise<Person | null>((done) => (resolve = done));
  return { promise, resolve };
}
function sessionWithHistory() {
  const history: SessionState[] = [];
  return { session: createSession((state) => history.push(state)), history };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[AUT-20] is not authenticated until the check succeeds, then authenticated', async () => {
  const { session, history } = sessionWithHistory();
  const check = pending();
  session.start(sourceOf(() => check.promise));
  expect(session.getState()).toEqual({ status: 'initialising' });
  check.resolve(ana);
  await session.ready;
  expect(history).toEqual([{ status: 'authenticated', ...ana }]);
  expect(await session.getAccessToken()).toBe('user-token');
});

it('[AUT-03] hands out no token before the login client is initialised', async () => {
  const { session } = sessionWithHistory();
  const check = pending();
  session.start(sourceOf(() => check.promise));
  const given: (string | null)[] = [];
  const asking = session.getAccessToken().then((token) => given.push(token));
  await jest.advanceTimersByTimeAsync(2900);
  expect(given).toEqual([]);
  check.resolve(ana);
  await asking;
  expect(given).toEqual(['user-token']);
});

it('[AUT-03] public reads need not wait for the provider: the guests’ token first, the person’s once known', async () => {
  const { session } = sessionWithHistory();
  const check = pending();
  session.start(sourceOf(() => check.promise));
  expect(await session.getPublicToken()).toBe('guest-token');
  check.resolve(ana);
  await session.ready;
  expect(await session.getPublicToken()).toBe('user-token');
});

it.each([
  ['nobody is signed in', () => Promise.resolve(null)],
  ['the provider cannot be reached', () => Promise.reject(new Error('down'))],
])('goes on as guest when %s', async (_why, identify) => {
  const { session, history } = sessionWithHistory();
  session.start(sourceOf(identify));
  await session.ready;
  expect(history).toEqual([{ status: 'guest' }]);
  expect(await session.getAccessToken()).toBe('guest-token');
});

it('goes on as guest after 3 s without an answer, and applies a late answer once', async () => {
  const { session, history } = sessionWithHistory();
  const check = pending();
  session.start(sourceOf(() => check.promise));
  await jest.advanceTimersByTimeAsync(2999);
  expect(history).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await session.ready;
  expect(history).toEqual([{ status: 'guest' }]);
  check.resolve(ana);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(history).toEqual([{ status: 'guest' }, { status: 'authenticated', ...ana }]);
});

it('knows at once a person whom the source knows at once', () => {
  const { session, history } = sessionWithHistory();
  session.start(sourceOf(() => ana, { status: 'embedded' }));
  expect(history).toEqual([{ status: 'embedded', ...ana }]);
});

it('becomes a guest with the reason, once, when the source loses its token or it is cleared', () => {
  const lose: ((reason: ClearReason) => void)[] = [];
  const { session, history } = sessionWithHistory();
  session.start(
    sourceOf(() => ana, {
      onLost: (listener) => void lose.push(listener),
      forget: () => {
        lose.forEach((tell) => {
          tell('expired');
        });
      },
    }),
  );
  session.clearToken('signedOut');
  session.clearToken('expired');
  expect(history.slice(1)).toEqual([{ status: 'guest', endedBy: 'signedOut' }]);
});

it('tells its subscribers until they leave', () => {
  const { session } = sessionWithHistory();
  let told = 0;
  const leave = session.subscribe(() => (told += 1));
  session.start(sourceOf(() => null));
  leave();
  session.start(sourceOf(() => ana));
  expect(told).toBe(1);
});
