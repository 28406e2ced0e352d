import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { personalText } from '@tiffin/config/storage';
import { ana, ben, fakeNetwork, makeMenuItem, makeMerchant, renderInApp } from '@tiffin/testing';
import type { TestSession } from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { LazyFavourites } from '../home/lazy-favourites';
import { MenuScreen } from '../menu/menu-screen';
import { FavouriteButton } from './favourite-button';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const kitchen = makeMerchant({ name: 'Lucknow Lunch Home', url: '/m/lucknow-lunch-home' });
const thali = makeMenuItem({ id: 'item-thali', name: 'Lunch thali' });
const stored = personalText('favourites');

const open = (who: TestSession = ana) => {
  fakeNetwork();
  return renderInApp(
    <>
      <FavouriteButton merchant={kitchen} />
      <FavouriteButton merchant={kitchen} item={thali} />
      <LazyFavourites />
    </>,
    { session: who },
  );
};
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` });
const list = async () => within(await screen.findByRole('region', { name: 'Favourites' }));
const mark = async (who: TestSession, name: string) => {
  const { user, unmount } = open(who);
  await user.click(heart(name));
  unmount();
};

it('lists a restaurant and a dish with links to them on the next visit', async () => {
  await mark(ana, 'Lucknow Lunch Home');
  await mark(ana, 'Lunch thali');
  open();
  expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'true');
  const links = (await list()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/m/lucknow-lunch-home/menu?item=item-thali',
    '/m/lucknow-lunch-home/menu',
  ]);
  expect(links[0]).toHaveTextContent('at Lucknow Lunch Home');
});

it('removes a favourite, and keeps the focus in the list', async () => {
  await mark(ana, 'Lucknow Lunch Home');
  await mark(ana, 'Lunch thali');
  const { user } = open();
  await user.click((await list()).getByRole('button', { name: 'Remove Lunch thali from favourites' }));
  expect(screen.getByRole('heading', { name: 'Favourites' })).toHaveFocus();
  expect((await list()).getAllByRole('link')).toHaveLength(1);
  expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(screen.getByText('Lunch thali is no longer in your favourites')).toBeInTheDocument(),
  );
  await user.click(heart('Lucknow Lunch Home'));
  expect(stored.read()).toBeNull();
});

it('shows the favourites of one person to nobody else', async () => {
  await mark(ana, 'Lunch thali');
  for (const other of [ben, 'guest'] as const) {
    const { unmount } = open(other);
    expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(document.querySelector('section')).toBeNull());
    unmount();
  }
});

it('keeps what a guest marked for the person who signs in', async () => {
  await mark('guest', 'Lunch thali');
  open(ana);
  expect((await list()).getAllByRole('link')).toHaveLength(1);
  expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'true');
});

it('offers nothing in a host’s page, whose sign-out it cannot follow', async () => {
  await mark('guest', 'Lunch thali');
  open('guest');
  expect((await list()).getAllByRole('link')).toHaveLength(1);
  const nothing = async () => undefined;
  act(() => {
    session.start({
      status: 'embedded',
      identify: () => ana,
      getToken: async () => 'user-token',
      getGuestToken: async () => 'guest-token',
      signIn: nothing,
      register: nothing,
      signOut: nothing,
      forget: () => undefined,
    });
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /favourite/i })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Favourites' })).toBeNull();
});

it.each(['{', '"x"', 'null', '[[null,[7]]]', '[["guest",[{"merchantUrl":"https://elsewhere.example"}]]]'])(
  'starts empty with a broken value in storage: %s',
  async (value) => {
    stored.write(value);
    open('guest');
    await waitFor(() => expect(document.querySelector('section')).toBeNull());
    expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'false');
  },
);

it('says so when the browser cannot store it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const { user } = open();
  await user.click(heart('Lunch thali'));
  expect(await screen.findByText(/This browser can’t store favourites/)).toBeVisible();
  expect(heart('Lunch thali')).toHaveAttribute('aria-pressed', 'false');
});

it('offers both on the menu: the restaurant beside its name, the dish in its dialog', async () => {
  openKitchen();
  const { user } = renderInApp(<MenuScreen />, {
    path: '/m/lucknow-lunch-home/menu?item=item-thali',
    route: '/m/:merchantExternalId/menu',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Lunch thali' }));
  await user.click(await dialog.findByRole('button', { name: 'Favourite: Lunch thali' }));
  expect(dialog.getByRole('button', { name: 'Favourite: Lunch thali' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await screen.findByLabelText(/^Favourite: Lucknow/, { selector: 'button' })).toBeInTheDocument();
});
