import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuQueries } from '@tiffin/api';
import { answerWith, makeMenu, renderInApp } from '@tiffin/testing';
import type { FakeNetwork } from '@tiffin/testing';
import { MENU_VIEW } from '../../routes';
import { openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from '../menu/menu-screen';

const menu = makeMenu();
const { queryKey } = menuQueries.forMerchant('lucknow-lunch-home', MENU_VIEW);

/** Answers like the service: with the choices of the item that the call names. */
const openKitchenThatIncludes = (handlers: Parameters<typeof openKitchen>[0] = {}) =>
  openKitchen({
    getMenus: ({ query }) => ({
      menu: query['includeChoicesForItemId'] === 'item-thali' ? menu : withoutChoices(menu),
    }),
    ...handlers,
  });

const open = (query: string) =>
  renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Lunch thali' }));
const group = async (name: string) =>
  within(await (await dialog()).findByRole('group', { name: new RegExp(`^${name}`) }));
const menusOf = (network: FakeNetwork) => network.callsOf('getMenus').map(({ query }) => query);
const view = { merchantExternalId: 'lucknow-lunch-home', excludeChoices: 'true' };

it('[MNU-15] [MNU-16] a menu that is opened with a dish includes its choices, and the dish reads none', async () => {
  const network = openKitchenThatIncludes();
  open('?item=item-thali');
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect(menusOf(network)).toEqual([{ ...view, includeChoicesForItemId: 'item-thali' }]);
  expect(network.callsOf('getItemChoices')).toEqual([]);
});

it('[MNU-16] a menu that is opened without a dish includes no choices, and the dish reads its own', async () => {
  const network = openKitchenThatIncludes();
  const { user } = open('');
  await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  expect((await group('Bread')).getByRole('radio', { name: /Roti/ })).toBeChecked();
  expect(menusOf(network)).toEqual([view]);
  expect(network.callsOf('getItemChoices')).toHaveLength(1);
});

it('[MNU-16] opening and closing dishes reads no other menu', async () => {
  const network = openKitchenThatIncludes();
  const { user } = open('?item=item-dal');
  const close = async (name: string) => {
    const opened = within(await screen.findByRole('dialog', { name }));
    await user.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await close('Dal makhani');
  await user.click(screen.getByRole('link', { name: /Lunch thali/ }));
  await group('Bread');
  await close('Lunch thali');
  expect(menusOf(network)).toHaveLength(1);
});

it('[MNU-16] an open dish keeps its choices when the menu is read again without them', async () => {
  const network = openKitchenThatIncludes({ getItemChoices: () => answerWith(502, {}) });
  const { user, queryClient } = open('?item=item-thali');
  await user.click((await group('Bread')).getByRole('radio', { name: /Naan/ }));
  act(() => void queryClient.setQueryData(queryKey, withoutChoices(menu)));
  expect((await group('Bread')).getByRole('radio', { name: /Naan/ })).toBeChecked();
  expect(await group('Topping')).toBeDefined();
  expect(network.callsOf('getItemChoices')).toEqual([]);
});

it('[MNU-15] the menu is read again with the choices of the dish that is open then', async () => {
  const network = openKitchenThatIncludes();
  const { user, queryClient } = open('');
  await user.click(await screen.findByRole('link', { name: /Lunch thali/ }));
  await group('Bread');
  await act(() => queryClient.refetchQueries({ queryKey }));
  expect(menusOf(network)).toEqual([view, { ...view, includeChoicesForItemId: 'item-thali' }]);
});

it('[MNU-15] the menu opens at a URL whose dish no service takes', async () => {
  const network = openKitchenThatIncludes();
  open(`?item=${'a'.repeat(300)}`);
  expect(await screen.findByRole('link', { name: /Dal makhani/, hidden: true })).toBeInTheDocument();
  expect(menusOf(network)).toEqual([view]);
});
