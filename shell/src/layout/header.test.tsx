import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '@tiffin/auth';
import type { Person } from '@tiffin/auth';
import { ana, fakeNetwork, refuseWith, renderInApp, startTestSession, testConfig } from '@tiffin/testing';
import { Header } from './header';

function renderHeader(options: Parameters<typeof renderInApp>[1] = {}) {
  fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  return renderInApp(<Header />, options);
}

it('searches merchants from any page, keeping the search location', async () => {
  const { user, location } = renderHeader({ path: '/?address=7F&lat=1&lon=2' });
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const field = await screen.findByRole('searchbox', { name: 'Search restaurants and dishes' });
  expect(field).toHaveFocus();
  await user.type(field, 'dim sum{Enter}');
  expect(location()).toBe('/?address=7F&lat=1&lon=2&q=dim+sum');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('leads home by the logo, and to the team', () => {
  renderHeader({ path: '/orders' });
  expect(screen.getByRole('link', { name: 'Tiffin, home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('My team').closest('a')).toHaveAttribute('href', '/order/team/join');
});

it('searches on from the term of the page, and gives the focus back when the search is closed', async () => {
  const { user } = renderHeader({ path: '/?q=dal' });
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  expect(await screen.findByRole('searchbox')).toHaveValue('dal');
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(button).toHaveFocus();
});

it('shows who is signed in and offers to sign out', async () => {
  const { user } = renderHeader({ session: ana });
  await user.click(screen.getByRole('button', { name: 'Ana Oliveira’s account' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Sign in' })).toBeNull();
});

it('[AUT-21] shows name and email as the account has them, and those of the token until then', async () => {
  const { user } = renderHeader();
  let answer: (person: Person) => void = () => undefined;
  const account = new Promise<Person>((resolve) => (answer = resolve));
  act(() => startTestSession(ana, testConfig, { getAccount: () => account }));
  await user.click(await screen.findByRole('button', { name: 'Ana Oliveira’s account' }));
  const group = await screen.findByRole('group');
  expect(group).toHaveAccessibleName('Ana Oliveira ana@northlight.example');
  answer({ ...ana, lastName: 'Oliveira-Tran', email: 'ana@tiffin.example' });
  await waitFor(() => expect(group).toHaveAccessibleName('Ana Oliveira-Tran ana@tiffin.example'));
  expect(within(group).getByRole('menuitem', { name: 'Account settings' })).toBeVisible();
});

it('[API-12] shows name and email as the identity service has them if the provider has no account', async () => {
  const { user } = renderHeader();
  act(() =>
    startTestSession(ana, testConfig, { getAccount: () => Promise.reject(new Error('account 404')) }),
  );
  const network = fakeNetwork({
    getActiveOrders: () => ({ data: [] }),
    getAccountInfo: () => ({
      id: ana.externalUserId,
      username: 'ana',
      firstName: 'Ana',
      lastName: 'Tran',
      email: 'ana@tiffin.example',
      emailVerified: true,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Oliveira’s account' }));
  const group = await screen.findByRole('group');
  await waitFor(() => expect(group).toHaveAccessibleName('Ana Tran ana@tiffin.example'));
  expect(network.callsOf('getAccountInfo')).toHaveLength(1);
});

it('[AUT-21] keeps what the token says if the account cannot be read', async () => {
  const { user } = renderHeader();
  const network = fakeNetwork({
    getActiveOrders: () => ({ data: [] }),
    getAccountInfo: () => refuseWith(400, 'UNKNOWN'),
  });
  const getAccount = jest.fn(async (): Promise<Person> => Promise.reject(new Error('account 500')));
  act(() => startTestSession(ana, testConfig, { getAccount }));
  await user.click(await screen.findByRole('button', { name: 'Ana Oliveira’s account' }));
  const group = await screen.findByRole('group');
  await waitFor(() => expect(getAccount).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(network.callsOf('getAccountInfo')).toHaveLength(1));
  expect(group).toHaveAccessibleName('Ana Oliveira ana@northlight.example');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Order history', '/orders'],
  ['My team', '/order/team/join'],
])('leads a signed-in person by “%s” to %s', async (name, path) => {
  const { user, location } = renderHeader({ session: ana });
  await user.click(screen.getByRole('button', { name: /account/i }));
  await user.click(await screen.findByRole('menuitem', { name }));
  expect(location()).toBe(path);
});

it('shows the email of a person whose account has no name', async () => {
  const { user } = renderHeader({ session: { ...ana, firstName: '', lastName: '' } });
  await user.click(screen.getByRole('button', { name: 'ana@northlight.example’s account' }));
  expect(await screen.findByRole('group')).toHaveAccessibleName(
    'ana@northlight.example ana@northlight.example',
  );
});

it('offers a person whom the page around it signs in neither account settings nor to sign out', async () => {
  const { user } = renderHeader();
  act(() => {
    session.start({
      status: 'embedded',
      identify: () => ana,
      getToken: async () => 'user-token',
      getGuestToken: async () => 'guest-token',
      signIn: async () => undefined,
      register: async () => undefined,
      signOut: async () => undefined,
      forget: () => undefined,
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Ana Oliveira’s account' }));
  expect(await screen.findByRole('menuitem', { name: 'Order history' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /Account settings|Sign out/ })).toBeNull();
});

it('offers a guest to sign in or to register', async () => {
  const { user } = renderHeader();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Create an account' })).toBeVisible();
});

it('[CFG-02] [RTE-10] changes the language at once, keeps it, and takes it out of the URL', async () => {
  const { user, location } = renderHeader({ path: '/?lang=en&q=curry' });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
  expect(await screen.findByRole('button', { name: '帳戶' })).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-Hant');
  expect(document.cookie).toContain('tiffin_lang=zh');
  expect(location()).toBe('/?q=curry');
});

const toronto = {
  kind: 'point',
  latitude: 43.65,
  longitude: -79.38,
  displayName: 'Toronto',
} as const;

/** The link is hidden on phones, and so in jsdom. */
const locationLink = async (name: string) => screen.findByLabelText(name, { selector: 'a' });

it('asks a stranger where to, and pretends no address', async () => {
  renderHeader();
  const link = await locationLink('Where to? Choose an address');
  expect(link).toHaveTextContent('Where to?');
  expect(link).toHaveAttribute('href', '/#delivery-location');
});

it.each(['/', '/m/lucknow-lunch-home/menu', '/m/lucknow-lunch-home/place/order'])(
  'shows the chosen location on %s',
  async (path) => {
    renderHeader({ path, deliveryLocation: toronto });
    expect(await locationLink('Near Toronto. Change address')).toHaveTextContent('Toronto');
  },
);

it('[PRM-01] shows the location of the URL for the rest of the visit, and a point without a name', async () => {
  const { navigate } = renderHeader({ path: '/?lat=1&lon=2&address=7F', deliveryLocation: toronto });
  await locationLink('Near 7F. Change address');
  await navigate('/m/lucknow-lunch-home/menu');
  expect(await locationLink('Near 7F. Change address')).toHaveTextContent('7F');
  await navigate('/?lat=1&lon=2');
  expect(await locationLink('Near this location. Change address')).toHaveTextContent('this location');
});

it('forgets the location of a person who signs out', async () => {
  renderHeader({ session: ana, deliveryLocation: toronto });
  act(() => startTestSession('guest'));
  expect(await locationLink('Where to? Choose an address')).toBeInTheDocument();
});

// jsdom has no layout, so it has to be told that elements can be focused.
const { checkVisibility } = Element.prototype;
beforeAll(() => {
  Element.prototype.checkVisibility = () => true;
});
afterAll(() => {
  Element.prototype.checkVisibility = checkVisibility;
});

it('opens the account menu by its first Enter, moves by arrows, and gives the focus back', async () => {
  const { user } = renderHeader();
  act(() => screen.getByRole('button', { name: 'Account' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign in' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Create an account' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
});
