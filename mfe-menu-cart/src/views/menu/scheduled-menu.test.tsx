import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answerWith, makeCart, makeMenu, makeMenuItem, makeMerchant, renderInApp } from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

const at = '2099-05-04T18:00:00.000Z';
const slots = {
  date: '2099-05-04',
  firstAvailableTime: '11:00',
  lastAvailableTime: '11:30',
  intervalMillis: 900_000,
};
const lunch = withoutChoices(
  makeMenu({
    items: { 'item-lunch': makeMenuItem({ id: 'item-lunch', name: 'Lunch box' }) },
    categories: [{ id: 'category-mains', name: 'Mains', itemIds: ['item-lunch'] }],
  }),
);

function open(query: string, handlers: Readonly<Record<string, Handler>>) {
  const network = openKitchen({
    getMerchant: () => ({ merchant: makeMerchant({ scheduledOrderTimeSlots: [slots] }) }),
    getMenu: () => ({ menu: lunch }),
    putCartScheduledForTime: () => ({ cart: makeCart({ scheduledForTime: at }) }),
    ...handlers,
  });
  const app = renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
  });
  return { ...app, network };
}

describe('the menu of a scheduled cart', () => {
  it('[MNU-12] is read for the time that the person chooses, and its dishes replace those of now', async () => {
    const { user, network } = open('?orderLater=true', { getCart: () => ({ cart: makeCart() }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
    expect(network.callsOf('getMenu')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: '11:00' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /Lunch box/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Dal makhani/ })).toBeNull();
    const [call] = network.callsOf('getMenu');
    expect(call?.params).toMatchObject({ id: 'menu-1' });
    expect(new Date(String(call?.query['dateTime'])).toISOString()).toBe(at);
  });

  it('[MNU-12] is read again after every other change of the cart', async () => {
    const cart = makeCart({ scheduledForTime: at });
    const { user, network } = open('', {
      getCart: () => ({ cart }),
      putCartFulfillment: () => ({ cart: { ...cart, fulfillmentType: 'DELIVERY' } }),
    });
    await screen.findByRole('link', { name: /Lunch box/ });
    expect(network.callsOf('getMenu')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Delivery' }));
    await waitFor(() => expect(network.callsOf('getMenu')).toHaveLength(2));
  });

  it('[MNU-12] is the current one while the menu of the time cannot be read', async () => {
    open('', {
      getCart: () => ({ cart: makeCart({ scheduledForTime: at }) }),
      getMenu: () => answerWith(502, {}),
    });
    expect(await screen.findByRole('link', { name: /Dal makhani/ })).toBeVisible();
  });
});
