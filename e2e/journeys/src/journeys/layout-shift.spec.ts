import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { completeOrder, newPerson } from '../sandbox-controls';
import { merchantCards } from '../steps/first-screenful';
import { choosePickup } from '../steps/fulfillment';
import { startGroup } from '../steps/group';
import { arriveOneByOne, layoutShifts, recordLayoutShifts } from '../steps/layout-shifts';
import { addPlainItem, LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { orderByCalls } from '../steps/order-by-calls';
import { orderLunch } from '../steps/order-lunch';
import { takenOver } from '../steps/rendered-page';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';

/** The cumulative layout shift of a page, at most. */
const MOST = 0.02;
const MERCER = 'address=12+Mercer+Street&lat=43.6455&lon=-79.3901';
const PATHS = {
  home: '/',
  menu: `${LUCKNOW.path}/menu`,
  order: `${LUCKNOW.path}/order`,
  checkout: `${LUCKNOW.path}/place/order`,
} as const;

for (const way of ['at once', 'one by one']) {
  test(`nothing moves on the first pages of a stranger, loaded ${way}`, async ({ page }) => {
    await recordLayoutShifts(page);
    if (way === 'one by one') await arriveOneByOne(page);
    await page.goto(urls().shell + PATHS.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page, 'the claim');
    await page.goto(`${urls().shell}/?${MERCER}`);
    await expect(merchantCards(page).first()).toBeVisible();
    await expectStill(page, 'home by a link');
    await page.goto(urls().shell + PATHS.menu);
    await waitForWholeMenu(page);
    await expectStill(page, 'menu');
    for (const name of ['order', 'checkout'] as const) {
      await page.goto(urls().shell + PATHS[name]);
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await expectStill(page, `${name}, empty`);
    }
  });

  for (const who of ['stranger', 'person']) {
    test(`nothing moves on the pages of a ${who} with a cart, loaded ${way}`, async ({ page }) => {
      const person = who === 'person' ? await newPerson() : undefined;
      if (person) await completeOrder(await orderByCalls(person.email));
      await page.goto(`${urls().shell}/?${MERCER}`);
      await expect(merchantCards(page).first()).toBeVisible();
      await takenOver(page);
      await openMenu(page);
      if (person) await signIn(page, person);
      await addPlainItem(page, 'Dal makhani');
      await choosePickup(page);
      // The next visit knows from this one which rooms to keep.
      await page.goto(urls().shell + PATHS.home);
      await expectWholeHome(page, who);

      await recordLayoutShifts(page);
      if (way === 'one by one') await arriveOneByOne(page);
      await page.goto(urls().shell + PATHS.home);
      await expectWholeHome(page, who);
      await expectStill(page, 'home');
      await page.goto(urls().shell + PATHS.menu);
      await waitForWholeMenu(page);
      await expectStill(page, 'menu');
      await page.goto(urls().shell + PATHS.order);
      await expect(page.getByRole('group', { name: 'Quantity of Dal makhani' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start a group order' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
      await expectStill(page, 'order');
      await page.goto(urls().shell + PATHS.checkout);
      await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
      if (person)
        await expect(page.getByRole('heading', { name: 'Points, stamps and credit' })).toBeVisible();
      await expectStill(page, 'checkout');
    });
  }
}

test('nothing moves in a group, on its menu and invitation, on an order, and when the network goes', async ({
  page,
  anotherPerson,
  watch,
}) => {
  // Ben may not read the group before joining it.
  watch.expectTrouble(/status of 403|ERR_INTERNET_DISCONNECTED/);
  const link = await startGroup(page, await newPerson({ firstName: 'Ana' }));
  const room = page.url();
  await recordLayoutShifts(page);
  await page.goto(room);
  await expect(page.getByRole('button', { name: /^Settings/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you close' })).toBeVisible();
  await expectStill(page, 'room');
  await page.goto(urls().shell + PATHS.menu);
  await expect(page.getByRole('link', { name: /^Ana’s order/ }).first()).toBeVisible();
  await expectStill(page, 'menu of somebody in a group');

  const ben = await anotherPerson();
  await recordLayoutShifts(ben);
  await ben.goto(link);
  await expect(ben.getByRole('button', { name: /^Join/ }).first()).toBeVisible();
  await expectStill(ben, 'invitation');
  await orderLunch(ben, 'still@example.com');
  await ben.reload();
  await expect(ben.getByRole('group', { name: 'Receipt' })).toBeVisible();
  await takenOver(ben);
  await expectStill(ben, 'status');
  await ben.context().setOffline(true);
  await expect(ben.getByText(/This is your order as of/)).toBeVisible();
  await expectStill(ben, 'status without a network');
  await ben.context().setOffline(false);
  await ben.goto(urls().shell + PATHS.menu);
  await waitForWholeMenu(ben);
  await ben.context().setOffline(true);
  await expect(ben.getByText('You’re offline.').filter({ visible: true })).toHaveCount(1);
  await expectStill(ben, 'menu without a network');
  await ben.getByRole('radio', { name: 'Delivery' }).click();
  const places = {
    toast: await ben.getByText(/^We couldn’t do that just now/).boundingBox(),
    banner: await ben.getByText('You’re offline.').filter({ visible: true }).boundingBox(),
  };
  expect((places.toast?.y ?? Infinity) + (places.toast?.height ?? 0)).toBeLessThan(places.banner?.y ?? 0);
});

test('nothing moves when the typeface comes after the text', async ({ page }) => {
  await recordLayoutShifts(page);
  for (const path of [PATHS.home, PATHS.menu]) {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(urls().shell + path, { waitUntil: 'commit' });
    await expect(page.getByText(/^This is a demo/)).toBeVisible();
    const { length: before } = await layoutShifts(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px "Bricolage Grotesque Variable"'))).toBe(true);
    const moved = (await layoutShifts(page)).slice(before);
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moved),
    ).toBeLessThanOrEqual(MOST);
    await page.unroute('**/*.woff2');
  }
});

async function expectWholeHome(page: Page, who: string): Promise<void> {
  await expect(merchantCards(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Cuisines' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your carts and orders' })).toBeVisible();
  if (who === 'person') await expect(page.getByRole('heading', { name: /^Last time: / })).toBeVisible();
}

/** Waits for what every page shows last, then expects that nothing has moved. */
async function expectStill(page: Page, screen: string): Promise<void> {
  await expect(page.getByText(/^This is a demo/)).toBeVisible();
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap(({ value, moved: places }) =>
    places.map((place) => `${value.toFixed(4)} ${place}`),
  );
  expect.soft(sum, [screen, ...moved].join('\n')).toBeLessThanOrEqual(MOST);
}
