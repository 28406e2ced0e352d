import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';

const LARDER = { path: '/m/long-lane-larder', name: 'Long Lane Larder' } as const;
const RELAY = { path: '/m/harbour-relay', name: 'Harbour Relay' } as const;

/** Presses Home until the page is at its top. The browser ignores the key while it scrolls. */
async function scrollToTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
}

test('a phone shows the first dish within 560 px, and keeps the search in view', async ({
  page,
  viewport,
}) => {
  await openMenu(page);
  const dish = page
    .getByRole('main')
    .getByRole('link', { name: /^Build-your-own thali/ })
    .first();
  await expect(dish).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a group order' }).first()).toBeVisible();
  if (viewport && viewport.width < 768) {
    const topOf = async (card: Locator) => (await card.boundingBox())?.y;
    expect(await topOf(dish)).toBeLessThan(560);
    await page.goto(`${page.url()}?lang=zh`);
    const first = page.locator('[data-item]').first();
    await expect(first).toBeVisible();
    await expect.poll(() => topOf(first)).toBeLessThan(560);
    await page.goto(`${page.url().split('?')[0] ?? ''}?lang=en`);
    await expect(dish).toBeVisible();
  }
  await page.mouse.wheel(0, 2000);
  const search = page.getByRole('searchbox', { name: 'Search this menu' });
  await expect(search).toBeInViewport();
  await search.fill('lassi');
  await expect(page.getByText(/for “lassi”/).first()).toBeVisible();
  await expect(search).toBeInViewport();
  const found = page.getByRole('main').getByRole('link', { name: /^Mango lassi/ });
  await expect(found).toHaveCount(1);
  await expect(found).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'a menu that is searched');
});

test('pictures below the first rows are fetched once they are scrolled near', async ({ page, viewport }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/pictures/item/')) fetched.add(request.url());
  });
  await openMenu(page);
  await takenOver(page);
  const first = page.locator('[data-item]').first();
  const last = page.locator('[data-item="masala-chai"]').last();
  await expect(first.locator('img')).toBeVisible();
  await expect(last).toBeAttached();
  await expect(last.locator('img')).toHaveCount(0);
  if (viewport && viewport.width < 768) expect(fetched.size).toBeLessThanOrEqual(8);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('img')).toBeVisible();
});

test('the way to the offers stays where it first appears', async ({ page }) => {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(globalThis, { topsOfOffers: tops });
    const note = () => {
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === 'See offers',
      );
      if (button) tops.add(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(note);
    };
    note();
  });
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Start a group order' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'See offers' })).toBeVisible();
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'topsOfOffers')])).toHaveLength(1);
});

test('a dish opens without waiting for any script at the tap', async ({ page }) => {
  await openMenu(page);
  await expect(page.getByRole('link', { name: /^Dal makhani/ }).first()).toBeVisible();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/mfe-menu-cart\/.+\.js$/.test(name)),
    );
  // All that loads when the browser is idle.
  await expect.poll(scripts).toContainEqual(expect.stringContaining('menu-extras'));
  const before = await scripts();
  await page
    .getByRole('link', { name: /^Dal makhani/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Dal makhani' })).toBeVisible();
  // It does not wait for the code of its movement.
  const isNew = (name: string): boolean => !before.includes(name) && !name.includes('dish-moves');
  expect((await scripts()).filter(isNew)).toEqual([]);
});

test('[MER-06] a campaign opens its pop-up once, and its words stay on the menu', async ({ page }) => {
  await openMenu(page, LARDER);
  const popUp = page.getByRole('dialog', { name: 'A tart on us' });
  await expect(popUp).toBeVisible();
  await expectAccessible(page, 'the pop-up of a campaign');
  await popUp.getByRole('button', { name: 'See the menu' }).click();
  await expect(popUp).toBeHidden();
  await page.reload();
  const offer = page.getByRole('button', { name: 'Free tart with two sandwiches' });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page.getByRole('dialog', { name: LARDER.name })).toContainText('0 of 9 stamps');
});

test('[MER-10] a relay restaurant takes no cart here and leads to its own website', async ({ page }) => {
  await openMenu(page, RELAY);
  await expect(page.getByText('Harbour Relay takes orders on its own website.')).toBeVisible();
  const link = page.getByRole('link', { name: /See the menu on its website/ });
  await expect(link).toHaveAttribute('href', 'https://harbour-relay.example/menu');
  await expect(page.getByRole('region', { name: 'Your cart' })).toBeHidden();
  await expect(page.locator('[data-item]').first()).toBeVisible();
  await expect(page.locator('[data-item] [aria-hidden="true"]:has(> svg)')).toHaveCount(0);
  await expectAccessible(page, 'the menu of a relay restaurant');
});

test('a menu is narrowed to a diet', async ({ page }) => {
  await openMenu(page, LUCKNOW);
  await page.getByRole('button', { name: 'Diet' }).click();
  await page.getByRole('menuitem', { name: 'Halal' }).click();
  await expect(page.getByRole('link', { name: /^Chicken kathi roll/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dal makhani/ })).toHaveCount(0);
  await expectAccessible(page, 'a menu narrowed to a diet');
});

test('a dish that is left again before the page has followed leaves no dialog', async ({ page }) => {
  await openMenu(page);
  const dish = page.getByRole('link', { name: /^Dal makhani/ }).first();
  await dish.click();
  await expect(page.getByRole('dialog', { name: 'Dal makhani' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const opened = await dish.evaluate(async (link) => {
    if (link instanceof HTMLElement) link.click();
    await Promise.resolve();
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    history.back();
    return isOpen;
  });
  expect(opened).toBe(true);
  await expect(page).toHaveURL(/menu$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a part that comes later makes the browser compute no font again', async ({ page }) => {
  await openMenu(page);
  await page
    .getByRole('link', { name: /^Dal makhani/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const others = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSFontFaceRule))
      .map(({ cssRules }) => [...cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule)).length),
  );
  expect(others).toEqual([0]);
});

test('the current category is the first one at the top of the page, after a way down', async ({ page }) => {
  await openMenu(page);
  await takenOver(page);
  const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(tabs.first()).not.toHaveAttribute('aria-current', 'true');
  await scrollToTop(page);
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true');
});

test('the way to the cart or the checkout is on the screen, wherever a menu is scrolled', async ({
  page,
  viewport,
}) => {
  await openMenu(page);
  for (const dish of ['Dal makhani', 'Mango lassi', 'Lemon rice box']) await addPlainItem(page, dish);
  const isPhone = viewport !== null && viewport.width < 768;
  const cart = page.getByRole('region', { name: 'Your cart' });
  const next = cart.getByRole('button').or(cart.getByRole('link')).filter({ hasText: '$' }).last();
  for (const height of [900, 700]) {
    await page.setViewportSize({ width: isPhone ? 390 : 1440, height });
    for (const key of ['Home', 'PageDown', 'End']) {
      await page.keyboard.press(key);
      await expect(next, `${key} at ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
  if (isPhone) return;
  await scrollToTop(page);
  // What has the focus is not under the foot.
  const last = cart.getByRole('button', { name: 'Add a promo code' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const [own, foot] = [await last.boundingBox(), await next.boundingBox()];
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
