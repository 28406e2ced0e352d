import { createSession } from './create-session';
import type { SessionEvents, SessionSource } from './session-source';
import type { Person, SessionState } from './session-state';

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

it('[AUT-03] returns no token before the login client is initialised', async () => {
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

it('[AUT-03] public reads need not wait for the provider: they use the guests’ token first, then the person’s', async () => {
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
])('continues as guest when %s', async (_why, identify) => {
  const { session, history } = sessionWithHistory();
  session.start(sourceOf(identify));
  await session.ready;
  expect(history).toEqual([{ status: 'guest' }]);
  expect(await session.getAccessToken()).toBe('guest-token');
});

it('continues as guest after the time limit of the start', async () => {
  const { session, history } = sessionWithHistory();
  session.start(
    sourceOf(() => pending().promise),
    1200,
  );
  await jest.advanceTimersByTimeAsync(1199);
  expect(history).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(history).toEqual([{ status: 'guest' }]);
});

it('continues as guest after 3 s without an answer, and applies a late answer once', async () => {
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

it('is authenticated at once if the source identifies a person synchronously', () => {
  const { session, history } = sessionWithHistory();
  session.start(sourceOf(() => ana, { status: 'embedded' }));
  expect(history).toEqual([{ status: 'embedded', ...ana }]);
});

/** Starts a session whose source reports events on its own. */
function toldSession() {
  const { session, history } = sessionWithHistory();
  let events: SessionEvents = { lost: () => undefined, found: () => undefined, failed: () => undefined };
  let forgotten = 0;
  session.start(
    sourceOf(() => ana, {
      listen: (given) => (events = given),
      forget: () => {
        forgotten += 1;
        events.lost('expired');
      },
      getRoles: () => ({ realm: ['user'], resources: { 'athena-client': ['orders'] } }),
    }),
  );
  return { session, history, events, forgotten: () => forgotten };
}

it('[AUT-02] becomes a guest with the reason, once, when the token is cleared or the source loses it', () => {
  const { session, history, events, forgotten } = toldSession();
  session.clearToken('signedOut');
  session.clearToken('expired');
  events.lost('expired');
  expect(history.slice(1)).toEqual([{ status: 'guest', endedBy: 'signedOut' }]);
  expect(forgotten()).toBe(1);
});

it('[AUT-02] has nobody between one person and the next', () => {
  const { history, events } = toldSession();
  events.found(ana);
  expect(history).toHaveLength(1);
  events.found({ ...ana, externalUserId: 'u2' });
  expect(history.slice(1)).toEqual([
    { status: 'guest', endedBy: 'signedOut' },
    { status: 'authenticated', ...ana, externalUserId: 'u2' },
  ]);
});

it('[AUT-11] checks roles of the realm and of a resource, and a guest has none', () => {
  const { session } = toldSession();
  expect([session.hasRealmRole('user'), session.hasRealmRole('admin')]).toEqual([true, false]);
  expect(session.hasResourceRole('orders', 'athena-client')).toBe(true);
  expect(session.hasResourceRole('orders', 'account')).toBe(false);
  session.clearToken('signedOut');
  expect(session.hasRealmRole('user')).toBe(false);
});

it('[AUT-12] passes failures of the login client to its listeners', () => {
  const { session, events } = toldSession();
  const heard: unknown[] = [];
  const leave = session.onError((error) => heard.push(error));
  events.failed({ error: 'access_denied', error_description: 'User denied' });
  leave();
  events.failed({ error: 'later' });
  expect(heard).toEqual([{ error: 'access_denied', error_description: 'User denied' }]);
});

it('[AUT-08] reports whether the server verified the token', () => {
  const { session } = sessionWithHistory();
  expect(session.authenticatedOnServer).toBe(false);
  session.start(sourceOf(() => ana, { authenticatedOnServer: true }));
  expect(session.authenticatedOnServer).toBe(true);
});

it('notifies its subscribers until they unsubscribe', () => {
  const { session } = sessionWithHistory();
  let told = 0;
  const leave = session.subscribe(() => (told += 1));
  session.start(sourceOf(() => null));
  leave();
  session.start(sourceOf(() => ana));
  expect(told).toBe(1);
});

describe('a superseded source', () => {
  it('no longer changes who is signed in', async () => {
    const { session, history } = sessionWithHistory();
    const check = pending();
    session.start(sourceOf(() => check.promise));
    session.start(sourceOf(() => null));
    check.resolve(ana);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(history).toEqual([{ status: 'guest' }]);
  });

  it('neither signs out nor reports a person or an error', () => {
    const { session, history, events } = toldSession();
    const errors: unknown[] = [];
    session.onError((error) => errors.push(error));
    session.start(sourceOf(() => ({ ...ana, externalUserId: 'u2' })));
    events.lost('expired');
    events.found(ana);
    events.failed({ error: 'access_denied' });
    expect(session.getState()).toMatchObject({ status: 'authenticated', externalUserId: 'u2' });
    expect(history).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it('leaves the session initialising until the new source has answered', async () => {
    const { session } = toldSession();
    const check = pending();
    session.start(sourceOf(() => check.promise));
    expect(session.getState()).toEqual({ status: 'initialising' });
    let isReady = false;
    void session.ready.then(() => (isReady = true));
    await jest.advanceTimersByTimeAsync(2900);
    expect(isReady).toBe(false);
    check.resolve(null);
    await jest.advanceTimersByTimeAsync(0);
    expect(isReady).toBe(true);
  });
});

it('reports a person once when check and time limit both end', async () => {
  const { session, history } = sessionWithHistory();
  session.start(sourceOf(async () => ana));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(history).toHaveLength(1);
});

it('reports a person when a late answer replaces the guest', () => {
  const { session, history } = sessionWithHistory();
  let events: SessionEvents | undefined;
  session.start(sourceOf(() => null, { listen: (given) => (events = given) }));
  events?.found(ana);
  expect(history).toEqual([{ status: 'guest' }, { status: 'authenticated', ...ana }]);
});

it('forwards signing in, registering, the account page and signing out to its source', async () => {
  const { session } = sessionWithHistory();
  const asked: unknown[] = [];
  const note =
    (name: string) =>
    async (...given: readonly unknown[]) =>
      void asked.push([name, ...given]);
  await Promise.all([session.signIn(), session.register(), session.manageAccount(), session.signOut()]);
  session.start(
    sourceOf(() => null, {
      signIn: note('signIn'),
      register: note('register'),
      manageAccount: note('manageAccount'),
      signOut: note('signOut'),
    }),
  );
  await session.signIn({ returnTo: '/m/a', provider: 'google' });
  await session.signIn();
  await session.register({ returnTo: '/m/b' });
  await session.register();
  await session.manageAccount();
  await session.signOut();
  expect(asked).toEqual([
    ['signIn', '/m/a', 'google'],
    ['signIn', '', undefined],
    ['register', '/m/b'],
    ['register', ''],
    ['manageAccount'],
    ['signOut'],
  ]);
});

it('[AUT-21] returns the account of a person, and none of a guest', async () => {
  const { session } = sessionWithHistory();
  const getAccount = async () => ({ ...ana, firstName: 'Anabel' });
  expect(await session.getAccount()).toBeNull();
  session.start(sourceOf(() => null, { getAccount }));
  expect(await session.getAccount()).toBeNull();
  session.start(sourceOf(() => ana, { getAccount }));
  expect(await session.getAccount()).toMatchObject({ firstName: 'Anabel' });
  session.start(sourceOf(() => ana));
  expect(await session.getAccount()).toBeNull();
});

it('returns no token and no role before a source was started', async () => {
  const { session } = sessionWithHistory();
  expect(await session.getPublicToken()).toBeNull();
  expect(session.hasRealmRole('user')).toBe(false);
});

it('finds no role if the source knows none', () => {
  const { session } = sessionWithHistory();
  session.start(sourceOf(() => ana));
  expect(session.hasRealmRole('user')).toBe(false);
  expect(session.hasResourceRole('orders', 'athena-client')).toBe(false);
});
