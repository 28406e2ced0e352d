import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { openItem, openMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';

const DISH = 'Build-your-own thali';
const PHONE = { width: 390, height: 844 };
/** A phone on its side, and a desktop at a zoom of 200 %. */
const SHORT = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not visible`);
  return box;
}

function cover(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isBelow;
}

async function openThali(page: Page): Promise<Locator> {
  await openMenu(page);
  await takenOver(page);
  const dialog = await openItem(page, DISH);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  return dialog;
}

test('the title, the first choice and the buttons of a dish are visible at once', async ({ page }) => {
  const dialog = await openThali(page);
  const [title, close] = [
    dialog.getByRole('heading', { level: 2 }),
    dialog.getByRole('button', { name: 'Close' }),
  ];
  const scroller = dialog.getByRole('group', { name: DISH, exact: true });
  for (const size of [PHONE, ...SHORT, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    // The page is laid out again some time after its size has changed.
    await expect
      .poll(async () => (await boxOf(scroller.locator('img').first())).height, `picture at ${size.height}`)
      .toBeLessThanOrEqual(size.height * 0.3 + 1);
    expect(cover(await boxOf(close), await boxOf(title)), 'the close button over the title').toBe(false);
    await expect(dialog.getByRole('button', { name: /^Add (?!one)/ })).toBeInViewport({ ratio: 1 });
  }
  for (const size of SHORT) {
    await page.setViewportSize(size);
    await expect(dialog.getByRole('radio').or(dialog.getByRole('checkbox')).first()).toBeInViewport();
  }
  await page.setViewportSize(PHONE);
  await scroller.evaluate((part) => part.scrollTo(0, part.scrollHeight));
  await expect(title).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the dialog of a dish');
});

test('a sheet is as high as its content, and a drag down closes it', async ({ page }) => {
  const dialog = await openThali(page);
  const unnamed = await dialog.evaluate((part) =>
    [...part.querySelectorAll('[tabindex="0"]')].filter(
      (stop) => !stop.hasAttribute('aria-labelledby') && !stop.hasAttribute('aria-label'),
    ),
  );
  expect(unnamed).toEqual([]);
  const bar = await boxOf(dialog.getByRole('heading', { level: 2 }));
  await page.mouse.move(bar.x + 20, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(bar.x + 20, bar.y + 40);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.move(bar.x + 20, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(bar.x + 20, bar.y + 300, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: new RegExp(`^${DISH}`) }).first()).toBeFocused();
});

test('a toast over a dialog can be read and covers none of its buttons', async ({ page }) => {
  const dialog = await openThali(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const size of [PHONE, ...SHORT]) {
    await page.setViewportSize(size);
    await dialog.getByRole('button', { name: `Favourite: ${DISH}` }).click();
    const toast = dialog.getByText(/store favourites/).last();
    await expect(toast).toBeInViewport({ ratio: 1 });
    const place = await boxOf(toast.locator('..'));
    for (const button of [/^Add (?!one)/, 'Close'])
      expect(cover(place, await boxOf(dialog.getByRole('button', { name: button })))).toBe(false);
  }
});
