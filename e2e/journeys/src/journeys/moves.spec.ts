import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { merchantCards } from '../steps/first-screenful';
import { LUCKNOW, openItem } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { countTransitions, holdTransitions } from '../steps/view-transitions';
import { urls } from '../urls';

const MERCER = 'address=12+Mercer+Street&lat=43.6455&lon=-79.3901';
/** What a menu's first screen reads. Its cart reads the merchant by id, later. */
const MERCHANT_AND_MENU = /\/v1\/(merchants(?=\?externalId=)|menus(?=\?))/;

const card = (page: Page) => merchantCards(page).filter({ hasText: LUCKNOW.name }).first();
const title = (page: Page) => page.getByRole('heading', { level: 1, name: LUCKNOW.name });
const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the home page, reaches for a card, and waits until merchant and menu behind it have loaded. */
async function reachForCard(page: Page): Promise<void> {
  const read = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, what] = MERCHANT_AND_MENU.exec(request.url()) ?? [];
    if (what !== undefined) read.add(what);
  });
  await page.goto(`${urls().shell}/?${MERCER}`);
  await expect(card(page)).toBeVisible();
  await takenOver(page);
  // The work that listens for pointers waits until the first screen is idle.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card(page).hover();
    expect([...read].sort()).toEqual(['menus', 'merchants']);
  }).toPass();
  await page.waitForLoadState('networkidle');
}

test('a card moves into the head of its menu and back, and focus, scroll position and URL are right', async ({
  page,
}) => {
  const transitions = await countTransitions(page);
  await reachForCard(page);
  await page.evaluate(() => window.scrollBy(0, 120));
  const left = await top(page);
  await card(page).click();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(/\/m\/lucknow-lunch-home\/menu/);
  await expect.poll(() => top(page)).toBe(0);
  await expect.poll(transitions).toEqual({ started: 1, shown: 1 });
  await expectAccessible(page, 'a menu after its card has moved');

  const dialog = await openItem(page, 'Dal makhani');
  await expect(page).toHaveURL(/item=/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Dal makhani/ }).first()).toBeFocused();

  // Only what is in view moves.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
  await expect.poll(transitions).toEqual({ started: 2, shown: 2 });
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test('a dish opens while a card still moves', async ({ page }) => {
  const transitions = await countTransitions(page);
  await reachForCard(page);
  const release = await holdTransitions(page);
  await card(page).click();
  await expect.poll(transitions).toEqual({ started: 1, shown: 1 });
  await openItem(page, 'Dal makhani');
  await release();
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});

test('the menu behind a link that somebody reaches for needs no request for its data at the press', async ({
  page,
}) => {
  await reachForCard(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await card(page).click();
  await expect(page.getByRole('link', { name: /^Dal makhani/ }).first()).toBeVisible();
  expect(requested.filter((url) => MERCHANT_AND_MENU.test(url) || /menu-screen.*\.js$/.test(url))).toEqual(
    [],
  );
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    const transitions = await countTransitions(page);
    await reachForCard(page);
    await card(page).click();
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(card(page)).toBeVisible();
    expect(await transitions()).toEqual({ started: 0, shown: 0 });
  });
});
