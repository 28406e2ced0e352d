import type { Page } from '@playwright/test';
import { launchOf, shellPath } from '../browser-path';
import { expect, test } from '../fixtures';
import { cutOff } from '../steps/cut-off';
import { inviteToGroup, orderAsGuest } from '../steps/linked-pages';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

const launch = launchOf(shellPath());

test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=24'] },
});

test('every page follows the font size of the browser, on the smallest phone', async ({ page, watch }) => {
  // Nobody may read a group before joining it.
  watch.expectTrouble(/status of 403/);
  await openMenu(page);
  await takenOver(page);
  await addPlainItem(page, 'Dal makhani');
  const pages = ['/', ...['menu', 'order', 'place/order'].map((part) => `${LUCKNOW.path}/${part}`)];
  for (const path of [...pages, '/order/team/join', await orderAsGuest(), await inviteToGroup()]) {
    await page.goto(urls().shell + path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('body')).toHaveCSS('font-size', '24px');
    await expectFits(page, path);
  }
  await page.getByLabel('Your first name').fill('Ben');
  await page.getByRole('dialog').getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByRole('heading', { name: 'Your part' })).toBeVisible();
  await expectFits(page, 'the group');
});

test('a desktop with this font size shows what a smaller screen shows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMenu(page);
  await takenOver(page);
  await expect(page.getByRole('complementary', { name: 'Your cart' })).toHaveCount(0);
  await addPlainItem(page, 'Dal makhani');
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
  await expectFits(page, 'the menu');
});

test('a switch keeps its knob in forced colours', async ({ page }) => {
  await openMenu(page);
  await takenOver(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
  await takenOver(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const lever = page.getByRole('switch', { name: /^Cutlery/ });
  const colours = () =>
    lever.evaluate((part) =>
      [getComputedStyle(part), getComputedStyle(part, '::after')].map((s) => s.backgroundColor),
    );
  for (const isOn of [false, true]) {
    await lever.setChecked(isOn);
    await expect.poll(async () => new Set(await colours()).size, { message: `the knob, ${isOn}` }).toBe(2);
  }
});

async function expectFits(page: Page, what: string): Promise<void> {
  await expect.poll(() => tooWide(page), { message: `too wide: ${what}` }).toEqual([]);
  await expect.poll(() => cutOff(page), { message: `cut off: ${what}` }).toEqual([]);
}
