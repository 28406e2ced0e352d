import { afterEach, expect, it, jest } from '@jest/globals';
import { session } from '@tiffin/auth';
import type { SessionSource } from '@tiffin/auth';
import { ana } from '@tiffin/testing';
import { followLinkOut } from './follow-link-out';
import { takeLinkOut } from './take-link-out';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  window.history.replaceState(null, '', '/');
});

function signIn(person: typeof ana | null): { readonly signOut: jest.Mock<SessionSource['signOut']> } {
  const signOut = jest.fn<SessionSource['signOut']>(async () => undefined);
  session.start({
    status: 'authenticated',
    identify: () => person,
    getToken: async () => 'user-token',
    getGuestToken: async () => null,
    signIn: async () => undefined,
    register: async () => undefined,
    signOut,
    forget: () => undefined,
  });
  return { signOut };
}

it('[EMB-02] the flag counts for one load: it is taken out of the URL, everything else stays', () => {
  window.history.replaceState({ a: 1 }, '', '/m/lucknow?embed=hqo&hqoLinkout=1&room=4#part');
  expect(takeLinkOut(window.location)).toBe(true);
  expect(window.location.href).toBe('http://localhost:3000/m/lucknow?embed=hqo&room=4#part');
  expect(window.history.state).toEqual({ a: 1 });
  expect(takeLinkOut(window.location)).toBe(false);
});

it('[EMB-02] signs out whoever is signed in, once', () => {
  const { signOut } = signIn(ana);
  leave = followLinkOut('?hqoLinkout=1');
  session.clearToken('expired');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it('[EMB-02] leaves who signs in after that', () => {
  signIn(ana);
  leave = followLinkOut('?hqoLinkout=1');
  const { signOut } = signIn(ana);
  expect(session.getState().status).toBe('authenticated');
  expect(signOut).not.toHaveBeenCalled();
});

it.each([
  ['a guest', '?hqoLinkout=1', null],
  ['a load without the flag', '?embed=hqo', ana],
])('[EMB-02] leaves %s alone', (_what, search, person) => {
  const { signOut } = signIn(person);
  leave = followLinkOut(search);
  expect(signOut).not.toHaveBeenCalled();
});
