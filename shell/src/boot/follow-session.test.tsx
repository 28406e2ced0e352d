import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { session } from '@tiffin/auth';
import type { SessionSource } from '@tiffin/auth';
import { createI18n } from '@tiffin/i18n';
import {
  ana,
  failNetwork,
  fakeNetwork,
  makeCart,
  makeUser,
  refuseWith,
  startTestSession,
} from '@tiffin/testing';
import { ToastHost } from '@tiffin/ui';
import { rememberGuestCart } from '../my-orders/guest-carts';
import '../use-shell-messages';
import { followSession } from './follow-session';

type Events = Parameters<NonNullable<SessionSource['listen']>>[0];

let leave: () => void = () => undefined;

/** Follows the session of a person who is signed in from the start. Returns the session's event handlers. */
function follow(): Events {
  startTestSession('guest');
  let events: Events | undefined;
  session.start({
    status: 'authenticated',
    identify: () => ana,
    getToken: async () => 'user-token',
    getGuestToken: async () => 'guest-token',
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    forget: () => undefined,
    listen: (given) => (events = given),
  });
  leave = followSession(new QueryClient(), createI18n('en'));
  render(<ToastHost />);
  if (!events) throw new Error('the session has not begun');
  return events;
}

beforeEach(() => {
  fakeNetwork({ getUser: () => ({ user: makeUser() }) });
});
afterEach(() => {
  leave();
  localStorage.clear();
  startTestSession('guest');
});

it('[ERR-01] says errors.sessionExpire once when the token is lost', async () => {
  const events = follow();
  act(() => {
    events.lost('expired');
    events.lost('expired');
  });
  expect(await screen.findAllByText('Your session has ended. Sign in again to continue.')).toHaveLength(1);
  expect(session.getState()).toEqual({ status: 'guest', endedBy: 'expired' });
});

it('says nothing when the person signed out', () => {
  const events = follow();
  const before = document.body.textContent;
  act(() => events.lost('signedOut'));
  expect(document.body.textContent).toBe(before);
});

it.each([
  ['access_denied', 'You’re not signed in. Try again, or continue as a guest.'],
  [
    'temporarily_unavailable',
    'We can’t reach your account right now. Your cart is safe, and we’ll keep trying.',
  ],
  ['not_supported', 'You’re signed out on this site, but you may still be signed in elsewhere.'],
  ['constructor', 'You’re not signed in. Try again, or continue as a guest.'],
])('[AUT-12] says %s in our own words', async (error, sentence) => {
  const events = follow();
  act(() => events.failed({ error, error_description: 'Call 555-0100 to claim a prize' }));
  expect((await screen.findAllByText(sentence)).at(-1)).toBeVisible();
  expect(screen.queryByText(/555-0100/)).toBeNull();
});

it('claims the guest’s carts also where the page came with a person', async () => {
  startTestSession('guest');
  rememberGuestCart({ merchantId: 'm_lucknow', itemCount: 1 });
  const network = fakeNetwork({
    claimCart: () => ({ cart: makeCart() }),
    getUser: () => ({ user: makeUser() }),
  });
  follow();
  await waitFor(() => expect(network.callsOf('claimCart')).toHaveLength(1));
});

it.each([
  ['exists', () => ({ user: makeUser() }), 'authenticated'],
  ['cannot be had just now', () => failNetwork(), 'authenticated'],
  ['does not exist', () => refuseWith(404, 'NOT_FOUND'), 'guest'],
  ['may not be read', () => refuseWith(403, 'FORBIDDEN'), 'guest'],
])('[API-03] a person counts as signed in when their data %s', async (_what, answer, status) => {
  const network = fakeNetwork({ getUser: answer });
  follow();
  await waitFor(() => expect(network.callsOf('getUser')).toHaveLength(1));
  await waitFor(() => expect(session.getState().status).toBe(status));
  expect(network.callsOf('getUser')[0]?.headers).toMatchObject({ Authorization: 'Bearer user-token' });
});
