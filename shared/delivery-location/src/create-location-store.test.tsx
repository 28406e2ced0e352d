import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { SessionState } from '@tiffin/auth';
import { createLocationStore } from './create-location-store';

const KEY = 'tiffin.deliveryLocation';
const toronto = {
  kind: 'point',
  latitude: 43.6,
  longitude: -79.4,
  displayName: 'Toronto',
} as const;
const berlin = {
  kind: 'point',
  latitude: 52.5,
  longitude: 13.4,
  displayName: 'Berlin',
} as const;
const linked = { kind: 'point', latitude: 1, longitude: 2, displayName: 'Office' } as const;
const savedHome = {
  kind: 'saved',
  deliveryAddressId: 'a1',
  latitude: 3,
  longitude: 4,
  displayName: 'Home',
} as const;

const ana: SessionState = {
  status: 'authenticated',
  externalUserId: 'ana',
  email: 'ana@northlight.example',
  firstName: 'Ana',
  lastName: 'Oliveira',
};

function makeSession(state: SessionState = { status: 'guest' }) {
  const listeners = new Set<() => void>();
  let now = state;
  return {
    getState: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: SessionState) => {
      now = next;
      listeners.forEach((listener) => {
        listener();
      });
    },
  };
}

const inOtherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('knows nothing of a stranger', () => {
  expect(createLocationStore(makeSession()).get()).toBeNull();
});

it('remembers the choice for the next visit, in one identity', () => {
  createLocationStore(makeSession()).choose(toronto);
  const next = createLocationStore(makeSession());
  expect(next.get()).toEqual(toronto);
  expect(next.get()).toBe(next.get());
});

it('uses the location of a link for the visit and keeps the remembered one', () => {
  const store = createLocationStore(makeSession());
  store.choose(toronto);
  store.visit(linked);
  expect(store.get()).toEqual(linked);
  expect(createLocationStore(makeSession()).get()).toEqual(linked);
  sessionStorage.clear();
  expect(createLocationStore(makeSession()).get()).toEqual(toronto);
});

it('a choice ends the location of the link', () => {
  const store = createLocationStore(makeSession());
  store.visit(linked);
  store.choose(berlin);
  expect(store.get()).toEqual(berlin);
  expect(createLocationStore(makeSession()).get()).toEqual(berlin);
});

it.each(['{', 'null', '7', '[1]', '{"version":1}', '{"version":2,"ownerId":null,"location":{}}'])(
  'ignores the malformed value %s and replaces it with the next choice',
  (value) => {
    localStorage.setItem(KEY, value);
    sessionStorage.setItem('tiffin.visitLocation', value);
    const store = createLocationStore(makeSession());
    expect(store.get()).toBeNull();
    store.choose(toronto);
    expect(createLocationStore(makeSession()).get()).toEqual(toronto);
  },
);

it.each(['getItem', 'setItem', 'removeItem'] as const)(
  'keeps the choice in memory if %s throws',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = createLocationStore(makeSession());
    store.choose(toronto);
    expect(store.get()).toEqual(toronto);
    store.forget();
    expect(store.get()).toBeNull();
  },
);

it('follows the choice of another tab, and its sign-out', () => {
  const store = createLocationStore(makeSession());
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  store.choose(toronto);
  listener.mockClear();
  inOtherTab(JSON.stringify({ version: 1, ownerId: null, location: berlin }));
  expect(store.get()).toEqual(berlin);
  expect(listener).toHaveBeenCalledTimes(1);
  inOtherTab(null);
  expect(store.get()).toBeNull();
  leave();
  inOtherTab(JSON.stringify({ version: 1, ownerId: null, location: toronto }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('forgets the person’s location when they sign out', () => {
  const session = makeSession();
  const store = createLocationStore(session);
  store.subscribe(() => undefined);
  store.choose(toronto);
  session.become(ana);
  expect(store.get()).toEqual(toronto);
  session.become({ status: 'guest', endedBy: 'signedOut' });
  expect(store.get()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('forgets an address of the address book that a link named, with the sign-out', () => {
  const session = makeSession(ana);
  const store = createLocationStore(session);
  store.subscribe(() => undefined);
  store.visit(savedHome);
  expect(store.get()).toEqual(savedHome);
  session.become({ status: 'guest' });
  expect(store.get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the location of a link when the person signs in and out', () => {
  const session = makeSession();
  const store = createLocationStore(session);
  store.subscribe(() => undefined);
  store.visit(linked);
  session.become(ana);
  session.become({ status: 'guest' });
  expect(store.get()).toEqual(linked);
});

it('shows a person’s location to nobody while the session is unknown, and to nobody else after', () => {
  createLocationStore(makeSession(ana)).choose(toronto);
  const session = makeSession({ status: 'initialising' });
  const store = createLocationStore(session);
  store.subscribe(() => undefined);
  expect(store.get()).toBeNull();
  session.become(ana);
  expect(store.get()).toEqual(toronto);
  session.become({ ...ana, externalUserId: 'ben' });
  expect(store.get()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});
