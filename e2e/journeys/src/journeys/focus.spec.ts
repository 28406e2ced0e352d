import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { startGroup } from '../steps/group';
import { enter, tabTo, type } from '../steps/keyboard';
import { ADD, LUCKNOW, openMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';

const announced = (page: Page): Locator => page.locator('[data-announcer]');

test('the focus and the sentences of a screen reader follow a person through a menu', async ({ page }) => {
  await openMenu(page);
  const dish = page.getByRole('link', { name: /^Dal makhani/ }).first();
  await test.step('the first press opens the dish, also before the scripts are there', async () => {
    await enter(page, dish);
    await expect(page.getByRole('dialog', { name: 'Dal makhani' })).toBeVisible();
    await expectNamedStops(page);
    await page.keyboard.press('Escape');
    await expect(dish).toBeFocused();
  });
  await test.step('a search that is cleared keeps its field', async () => {
    await takenOver(page);
    const field = page.getByRole('searchbox', { name: 'Search this menu' });
    await type(page, field, 'no such dish');
    await expect(page.getByRole('heading', { name: /No dishes for/ })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toBeFocused();
    await type(page, field, 'dal');
    await expect(page).toHaveURL(/q=dal/);
    await enter(page, page.getByRole('button', { name: 'Show all dishes' }));
    await expect(page.getByRole('button', { name: 'Show all dishes' })).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
  await test.step('a dish in the cart is named, with the sum that the page shows', async () => {
    await enter(page, dish);
    await enter(page, page.getByRole('dialog').getByRole('button', { name: ADD }));
    await expect(dish).toBeFocused();
    await expect(announced(page)).toHaveText(/^Dal makhani added\. Cart: 1 item, \$/);
    const sum = /\$[\d.]+/.exec((await announced(page).textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByRole('main')).toContainText(sum);
  });
});

test('every page and state has a title of its own, and its heading takes the focus', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404|Failed to load/);
  await page.goto(urls().shell);
  await takenOver(page);
  await expect(page).toHaveTitle('Lunch near you · Tiffin');
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await takenOver(page);
  await expect(page).toHaveTitle(`${LUCKNOW.name}, menu · Tiffin`);
  await enter(page, page.getByRole('banner').getByRole('link', { name: /home/ }));
  await expect(page).toHaveTitle('Lunch near you · Tiffin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(`${LUCKNOW.name}, menu · Tiffin`);
  const titles = new Set<string>();
  const missing = ['/nowhere', '/m/nobody/menu', '/order/fulfillments/none/edit'];
  for (const path of [
    ...missing,
    `${LUCKNOW.path}/order`,
    `${LUCKNOW.path}/place/order`,
    '/order/team/join',
    '/orders',
  ]) {
    await page.goto(urls().shell + path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => page.title(), { message: `the title of ${path}` }).not.toMatch(/^(Tiffin)?$/);
    titles.add(await page.title());
  }
  expect([...titles]).toHaveLength(missing.length + 4);
});

test('a guest who joins and a host who closes a panel keep the focus', async ({
  page,
  anotherPerson,
  watch,
}) => {
  watch.expectTrouble(/403 .*\/fulfillments\//);
  const link = await startGroup(page, await newPerson({ firstName: 'Ana' }));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await enter(page, page.getByRole('button', { name: /^Deadline/ }));
  await expect(page.getByRole('dialog', { name: 'Deadline' })).toBeVisible();
  await expectNamedStops(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Deadline/ })).toBeFocused();
  const guest = await anotherPerson();
  await guest.goto(link);
  await type(guest, guest.getByRole('dialog').getByLabel('Your first name'), 'Ben');
  await enter(guest, guest.getByRole('dialog').getByRole('button', { name: /^Join/ }));
  await expect(guest.getByRole('dialog')).toBeHidden();
  await expect.poll(() => guest.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

/** Expects that everything that Tab reaches in a dialog has a name. */
async function expectNamedStops(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  await tabTo(page, close);
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = dialog.locator(':focus');
    // The browser's own controls come between the last stop and the first one.
    if ((await stop.count()) === 0) continue;
    await expect(stop).toHaveAccessibleName(/\S/);
    if (await close.evaluate((button) => button === document.activeElement)) return;
  }
}
