import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { setFlags } from '@tiffin/config';
import { getAppTags, setAppTags } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import { ana, renderInApp } from '@tiffin/testing';
import { LoginHost } from './login-host';
import '../use-shell-messages';

const path = '/m/lucknow/order';

function ask(more: { readonly guestCheckoutPath?: string; readonly closeable?: boolean } = {}): void {
  act(() => {
    bus.emit('signInRequested', { reason: 'checkout', ...more });
  });
}

afterEach(() => {
  setFlags({});
});

it('[MOD-01] shows title, message, image and the ways to sign in when a screen asks', async () => {
  renderInApp(<LoginHost />, { path });
  expect(screen.queryByRole('dialog')).toBeNull();
  ask();
  const dialog = await screen.findByRole('dialog', { name: 'Sign in and keep your cart' });
  expect(dialog).toHaveTextContent('Use your saved addresses, cards and points.');
  expect(dialog.querySelectorAll('img')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create an account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order as a guest' })).toBeNull();
});

it.each([
  ['group', 'Your guests don’t need an account.'],
  ['account', 'Your addresses, cards and points are saved in your account.'],
  ['team', 'Your team and delivery location are saved in your account.'],
] as const)('[MOD-01] says what an account is for when a step of type %s asks', async (reason, message) => {
  renderInApp(<LoginHost />, { path });
  act(() => {
    bus.emit('signInRequested', { reason });
  });
  expect(await screen.findByText(message)).toBeVisible();
});

it('[MOD-01] leads on as a guest where that will do', async () => {
  const { user, location } = renderInApp(<LoginHost />, { path });
  ask({ guestCheckoutPath: '/m/lucknow/place/order' });
  await user.click(await screen.findByRole('button', { name: 'Order as a guest' }));
  expect(location()).toBe('/m/lucknow/place/order');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-01] closes by its button and by Escape', async () => {
  const { user } = renderInApp(<LoginHost />, { path });
  ask();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  ask();
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[MOD-01] stays when it is not closeable', async () => {
  const { user } = renderInApp(<LoginHost />, { path });
  ask({ closeable: false });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('leaves for the provider, and says so when it does not answer', async () => {
  const { user } = renderInApp(<LoginHost />, { path, locale: 'zh' });
  const signIn = jest.spyOn(session, 'signIn').mockRejectedValue(new Error('down'));
  ask();
  await user.click(await screen.findByRole('button', { name: '登入' }));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('暫時無法登入');
});

it('shows that it waits for the page that creates an account', async () => {
  const { user } = renderInApp(<LoginHost />, { path });
  const register = jest.spyOn(session, 'register').mockReturnValue(new Promise(() => undefined));
  ask();
  const button = await screen.findByRole('button', { name: 'Create an account' });
  await user.click(button);
  expect(register).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('asks nobody who is signed in', () => {
  renderInApp(<LoginHost />, { path, session: ana });
  ask();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[AUT-13] offers the identity providers that are on, and goes to the one chosen', async () => {
  const { user } = renderInApp(<LoginHost />, { path });
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue(undefined);
  ask();
  const row = await screen.findByRole('group', { name: 'Or continue with' });
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Google', 'Facebook', 'Apple', 'Phone']);
  await user.click(within(row).getByRole('button', { name: 'Google' }));
  expect(signIn).toHaveBeenCalledWith({ provider: 'google' });
  const busy = within(row)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-busy') === 'true');
  expect(busy.map(({ textContent }) => textContent)).toEqual(['Google']);
});

it('[AUT-13] says so when the provider that was chosen does not answer', async () => {
  const { user } = renderInApp(<LoginHost />, { path });
  jest.spyOn(session, 'signIn').mockRejectedValue(new Error('down'));
  ask();
  await user.click(await screen.findByRole('button', { name: 'Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You can’t sign in right now.');
});

it('[AUT-13] leaves out what is switched off, and keeps e-mail where nothing else is on', async () => {
  renderInApp(<LoginHost />, { path });
  ask();
  await screen.findByRole('group', { name: 'Or continue with' });
  act(() => setFlags({ auth_provider_email: false, auth_provider_phone: false }));
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Phone' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Apple' })).toBeVisible();
  const allOff = Object.fromEntries(
    ['google', 'facebook', 'email', 'apple', 'phone'].map((name) => [`auth_provider_${name}`, false]),
  );
  act(() => setFlags(allOff));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Or continue with' })).toBeNull();
});

it('[RTE-09] leads nobody away from a page that a host embeds', async () => {
  const usual = getAppTags();
  setAppTags({ ...usual, isEmbedded: true, embeddedType: 'hqo' });
  renderInApp(<LoginHost />, { path });
  ask({ guestCheckoutPath: '/m/lucknow/place/order' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Sign in through the app that shows this page');
  expect(screen.getByRole('button', { name: 'Order as a guest' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign in|Create an account|Google|Apple/ })).toBeNull();
  setAppTags(usual);
});
