import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, newPerson } from '../sandbox-controls';
import { merchantCards } from '../steps/first-screenful';
import { ADD, addOpenItem, addPlainItem, LUCKNOW, openItem, openMenu, openOrderPage } from '../steps/menu';
import { recordMotion } from '../steps/motion';
import { orderByCalls } from '../steps/order-by-calls';
import { takenOver } from '../steps/rendered-page';
import { signIn } from '../steps/sign-in';
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

test('a dish leaves at the press, its plate flies into the cart, and a refused one comes back', async ({
  page,
  viewport,
  watch,
}) => {
  watch.expectTrouble(/status of 503/);
  const moved = await recordMotion(page);
  await openMenu(page);
  await takenOver(page);
  const code = page.waitForResponse(/dish-moves/);
  await openItem(page, 'Mango lassi');
  await code;
  await page.keyboard.press('Escape');
  const plates = async () => (await moved()).filter((what) => what === 'a plate').length;
  const dal = await openItem(page, 'Dal makhani');
  await expect.poll(plates, 'from the card').toBe(1);
  await addOpenItem(page, dal);
  await expect.poll(plates, 'into the cart').toBe(2);
  await expect(page.locator('[data-flying]')).toHaveCount(0);

  let answer: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/v1/cart/*/item', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await isHeld;
    return route.fulfill({ status: 503, json: {} });
  });
  const dialog = await openItem(page, 'Mango lassi');
  await dialog.getByRole('textbox').fill('No sugar');
  await dialog.getByRole('button', { name: ADD }).click();
  await expect(dialog).toBeHidden();
  const bar = (count: number) => page.getByRole('link', { name: new RegExp(`^View cart · ${count}`) });
  const isPhone = viewport !== null && viewport.width < 768;
  if (isPhone) await expect(bar(2)).toBeVisible();
  answer();
  await expect(dialog.getByRole('textbox')).toHaveValue('No sugar');
  await page.keyboard.press('Escape');
  if (isPhone) await expect(bar(1)).toBeVisible();
});

test('a toast fades out in its place, and nobody waits for it', async ({ page }) => {
  const moved = await recordMotion(page);
  await openMenu(page);
  await takenOver(page);
  await addPlainItem(page, 'Dal makhani');
  await openOrderPage(page);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Quantity of Dal makhani' })).toBeVisible();
  expect((await moved()).filter((what) => /^Dal makhani removed/.test(what))).toHaveLength(1);
  await expect(page.getByText('Dal makhani removed')).toHaveCount(0);
});

test('the words of a status rise when the state changes, not when the page opens', async ({ page }) => {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  const moved = await recordMotion(page);
  await page.goto(`${urls().shell}${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await expect(page.getByText('Lemon rice box').first()).toBeVisible();
  const words = () => page.getByRole('heading', { level: 1 }).innerText();
  const before = await words();
  expect((await moved()).filter((what) => what.includes(before))).toEqual([]);
  await advanceOrderTo(orderId, 'PREPARED');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect.poll(words).not.toBe(before);
  const after = await words();
  expect((await moved()).some((what) => what.includes(after))).toBe(true);
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
    const moved = await recordMotion(page);
    await openMenu(page);
    await takenOver(page);
    await addPlainItem(page, 'Dal makhani');
    expect(await moved()).toEqual([]);
    expect(await opacityAfterChange(page)).toBe('1');
  });
});

/** Returns the opacity of an element right after it was set to 1. A transition, however short, begins with the value before. */
function opacityAfterChange(page: Page): Promise<string> {
  return page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    const style = getComputedStyle(box);
    box.style.opacity = '0.5';
    if (style.opacity !== '0.5') throw new Error(style.opacity);
    box.style.opacity = '1';
    return style.opacity;
  });
}
