import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Menu, Merchant } from '@tiffin/contracts';
import { makeMenu, makeMerchant, renderInApp } from '@tiffin/testing';
import { openKitchen, withoutChoices } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

/** How often work has run that waited for an idle browser: the offers, the pop-up, the code of dishes, the heart, the second section. */
let idleRuns = 0;
beforeEach(() => {
  idleRuns = 0;
  const soon = (work: IdleRequestCallback) =>
    window.setTimeout(() => {
      act(() => work({ didTimeout: false, timeRemaining: () => 50 }));
      idleRuns += 1;
    });
  Reflect.set(window, 'requestIdleCallback', soon);
  Reflect.set(window, 'cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

/** Resolves when this much work has run in an idle browser. */
const idle = (count: number) => waitFor(() => expect(idleRuns).toBe(count));

function open(
  overrides: Partial<Merchant>,
  query = '',
  locale: 'en' | 'zh' = 'en',
  menu: Partial<Menu> = {},
) {
  openKitchen({
    getMerchant: () => ({ merchant: makeMerchant(overrides) }),
    getMenus: () => ({ menu: withoutChoices(makeMenu(menu)) }),
  });
  return renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${query}`,
    route: '/m/:merchantExternalId/menu',
    locale,
  });
}

const campaign = {
  campaignType: 'GENERIC',
  marketingMenuHighlight: { menuHighlightText: 'Free tart with two sandwiches' },
  menuPopUp: { title: 'A tart on us', description: 'Two sandwiches bring one tart.', imageUrl: null },
  suppressPopupOnLoad: false,
} as const;
const employeePrice = {
  campaignType: 'EMPLOYEE_PRICING',
  marketingMenuHighlight: { menuHighlightText: '10% off for your team' },
  menuPopUp: null,
  suppressPopupOnLoad: true,
} as const;
const popUp = { name: 'A tart on us' };

describe('the campaigns of a restaurant', () => {
  it('[MER-06] [TEM-11] show their highlight on the menu, to everybody, and all of it in a dialog', async () => {
    const { user } = open({ marketingDataList: [{ ...campaign, suppressPopupOnLoad: true }, employeePrice] });
    const offers = within(await screen.findByRole('list', { name: 'Offers' }));
    expect(offers.getByRole('button', { name: '10% off for your team' })).toBeVisible();
    await user.click(offers.getByRole('button', { name: 'Free tart with two sandwiches' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lucknow Lunch Home' }));
    expect(dialog.getByRole('heading', { name: '10% off for your team' })).toBeVisible();
    expect(dialog.getByText('Two sandwiches bring one tart.')).toBeVisible();
  });

  it.each([['GENERIC'], ['EMPLOYEE_PRICING']] as const)(
    '[MER-06] open a pop-up once, which does not come back after it was closed: %s',
    async (campaignType) => {
      const marketingDataList = [{ ...campaign, campaignType }];
      const { user, unmount } = open({ marketingDataList });
      await idle(5);
      const dialog = within(await screen.findByRole('dialog', popUp));
      expect(dialog.getByText('Two sandwiches bring one tart.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'See the menu' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      unmount();
      idleRuns = 0;
      open({ marketingDataList: [...marketingDataList, employeePrice] });
      await idle(5);
      await screen.findByRole('button', { name: '10% off for your team' });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('[MER-06] stay closed when another one is closed', async () => {
    const soup = { ...campaign, menuPopUp: { ...campaign.menuPopUp, title: 'A soup on us' } };
    const marketingDataList = [campaign, soup];
    for (const name of ['A tart on us', 'A soup on us']) {
      idleRuns = 0;
      const { user, unmount } = open({ marketingDataList });
      await idle(5);
      const dialog = within(await screen.findByRole('dialog', { name }));
      await user.click(dialog.getByRole('button', { name: 'See the menu' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      unmount();
    }
    idleRuns = 0;
    open({ marketingDataList });
    await idle(5);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MER-06] open no pop-up if it is suppressed', async () => {
    open({ marketingDataList: [{ ...campaign, suppressPopupOnLoad: true }] });
    await screen.findByRole('button', { name: 'Free tart with two sandwiches' });
    await idle(5);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[MER-06] never open over a dish', async () => {
    open({ marketingDataList: [campaign] }, '?item=item-dal');
    await screen.findByRole('dialog', { name: 'Dal makhani' });
    await idle(5);
    expect(screen.queryByRole('dialog', popUp)).toBeNull();
  });
});

it('[MER-07] shows the stamps collected of the card’s length, and what a full card brings', async () => {
  const { user } = open({ userStampCardProgress: { totalStampsCollected: 3, stampCardLength: 10 } });
  await user.click(await screen.findByRole('button', { name: '3 of 10 stamps' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: '3 of 10 stamps' })).toBeVisible();
  expect(dialog.getByText(/7 more fill your card, and the restaurant gives you its reward/)).toBeVisible();
});

it('[MER-07] says the credit that a full stamp card gives', async () => {
  const card = { totalStampsCollected: 8, stampCardLength: 10, rewardMicro: 5_000_000 };
  const { user } = open({ userStampCardProgress: card });
  await user.click(await screen.findByRole('button', { name: '8 of 10 stamps' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2 more fill your card and give you \$5\.00 credit/)).toBeVisible();
});

it('[MER-13] shows promotions with their description, under the name without the location', async () => {
  const { user } = open({
    promotions: [{ id: 'LUNCH10', title: '10% off lunch', description: 'Use the promo code LUNCH10.' }],
  });
  await user.click(await screen.findByRole('button', { name: '10% off lunch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lucknow Lunch Home' }));
  expect(dialog.getByText('Use the promo code LUNCH10.')).toBeVisible();
});

it('[MER-13] says that dishes cost the same as in the restaurant, if they do', async () => {
  const { user } = open({}, '', 'en', { hasInStorePricing: true });
  await user.click(await screen.findByRole('button', { name: /Hours, address, phone/ }));
  expect(await screen.findByText('Dishes cost the same here as in the restaurant.')).toBeVisible();
});

describe('a menu on another site', () => {
  const elsewhere = 'https://menu.example/dishes';

  it('[MER-10] is linked from the facts, and the link says that it leaves this site', async () => {
    const { user } = open({ externalMenuUrl: elsewhere });
    await user.click(await screen.findByRole('button', { name: /Hours, address, phone/ }));
    const link = await screen.findByRole('link', { name: /See the menu on its website/ });
    expect(link).toHaveAttribute('href', elsewhere);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName('See the menu on its website (opens menu.example, another website)');
    expect(screen.getByRole('group', { name: 'Delivery or pickup?' })).toBeVisible();
  });

  it.each(['javascript:alert(1)', '/m/other', 'https://tiffin@evil.example/'])(
    '[MER-10] is not linked if its URL is %s',
    async (externalMenuUrl) => {
      const { user } = open({ externalMenuUrl });
      await user.click(await screen.findByRole('button', { name: /Hours, address, phone/ }));
      expect(await screen.findByText('12 Water Street, Vancouver')).toBeVisible();
      expect(screen.queryByRole('link', { name: /See the menu on its website/ })).toBeNull();
    },
  );

  it('[MER-10] replaces cart, delivery and adding to the cart at a relay merchant', async () => {
    const { user } = open({ isRelayMerchant: true, externalMenuUrl: elsewhere });
    expect(await screen.findByText(/takes orders on its own website/)).toBeVisible();
    expect(screen.getByRole('link', { name: /See the menu on its website/ })).toHaveAttribute(
      'href',
      elsewhere,
    );
    expect(screen.queryByRole('group', { name: 'Delivery or pickup?' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /Dal makhani/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dal makhani' }));
    expect(dialog.getByRole('button', { name: /^Add \$/ })).toBeDisabled();
  });

  it('[MER-10] of a relay merchant without a URL is replaced by its telephone', async () => {
    open({ isRelayMerchant: true });
    expect(await screen.findByText(/Call the restaurant to order/)).toBeVisible();
  });

  it('[MER-10] is described in Chinese', async () => {
    open({ isRelayMerchant: true, externalMenuUrl: elsewhere }, '', 'zh');
    expect(await screen.findByRole('link', { name: /在餐廳網站查看餐牌.*menu\.example/ })).toBeVisible();
  });
});
