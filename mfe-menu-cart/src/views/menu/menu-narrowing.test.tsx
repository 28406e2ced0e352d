import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeMenu, makeMenuItem, makePerk, renderInApp } from '@tiffin/testing';
import { openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

const items = {
  dal: makeMenuItem({ id: 'dal', name: 'Dal', tags: ['VEGAN'], allergenText: 'Mustard' }),
  paneer: makeMenuItem({ id: 'paneer', name: 'Paneer', tags: ['VEGETARIAN', 'SPICY'] }),
  kebab: makeMenuItem({ id: 'kebab', name: 'Kebab', tags: ['HALAL'] }),
};
const menu = withoutChoices(
  makeMenu({ items, categories: [{ id: 'mains', name: 'Mains', itemIds: Object.keys(items) }] }),
);

function open(query = '', shown = menu) {
  openKitchen({ getMenus: () => ({ menu: shown }) });
  return renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });
}

const dishes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the diets of a menu', () => {
  it('narrow the dishes, are kept in the URL, and can be taken back', async () => {
    const { user, location } = open();
    await user.click(await screen.findByRole('button', { name: 'Diet' }));
    const choices = await screen.findAllByRole('menuitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Vegetarian', 'Vegan', 'Halal']);
    await user.click(screen.getByRole('menuitem', { name: 'Vegetarian' }));
    await waitFor(() => expect(dishes()).toEqual(['Dal', 'Paneer']));
    expect(location()).toContain('diet=VEGETARIAN');
    expect(screen.getByRole('button', { name: 'Diet, Vegetarian' })).toBeVisible();
    expect(screen.getAllByText('2 dishes for “Vegetarian”')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show all dishes' }));
    await waitFor(() => expect(dishes()).toEqual(['Dal', 'Paneer', 'Kebab']));
    expect(location()).not.toContain('diet');
  });

  it('add to a search, and say when nothing is left', async () => {
    open('?diet=VEGAN,HALAL&q=dal');
    expect(await screen.findByText('No dishes for “Vegan, Halal, dal”')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search this menu' })).toHaveValue('dal');
  });

  it('are not offered by a menu without any', async () => {
    const plain = { ...menu, items: { kebab: makeMenuItem({ id: 'kebab', name: 'Kebab' }) } };
    open('', plain);
    await screen.findByRole('link', { name: /Kebab/ });
    expect(screen.queryByRole('button', { name: 'Diet' })).toBeNull();
  });

  it('come with the allergens of a dish, where the kitchen names them', async () => {
    open('?item=dal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dal' }));
    expect(dialog.getByText('Contains:').parentElement).toHaveTextContent('Contains: Mustard');
  });
});

describe('the price on a card', () => {
  const priced = (overrides: Parameters<typeof makeMenuItem>[0]) => ({
    ...menu,
    items: { dal: makeMenuItem({ id: 'dal', name: 'Dal', ...overrides }) },
  });

  it.each([
    ['the price of the dish', {}, '$12.00'],
    ['with what is preselected', { startingPrice: { priceMicro: 13_500_000, isFrom: false } }, '$13.50'],
    [
      '"from" where a choice decides',
      { startingPrice: { priceMicro: 13_500_000, isFrom: true } },
      'From $13.50',
    ],
    [
      'the same of a perk',
      { perk: makePerk(), startingPrice: { priceMicro: 13_500_000, isFrom: true } },
      'From was $13.50 now $11.50Save $2.00',
    ],
  ])('is %s', async (_what, overrides, words) => {
    open('', priced(overrides));
    const card = await screen.findByRole('link', { name: /Dal/ });
    expect(card).toHaveTextContent(words);
    if (!words.startsWith('From')) expect(card).not.toHaveTextContent('From');
  });

  it('is the one in the dish’s dialog, once its choices are known', async () => {
    openKitchen();
    renderInApp(<MenuScreen />, {
      path: '/m/lucknow-lunch-home/menu?item=item-thali',
      route: '/m/:merchantExternalId/menu',
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Lunch thali' }));
    // Bread is free, and the three cheapest sides cost 1.75.
    expect(await dialog.findByText('From')).toBeVisible();
    expect(dialog.getByText('From').parentElement).toHaveTextContent('From $18.25');
    expect(dialog.getByRole('button', { name: /^Add \$18\.25/ })).toBeEnabled();
  });
});
