import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { LUCKNOW, openItem, openMenu } from '../steps/menu';
import { renderedRoot } from '../steps/rendered-page';
import { asGuest, signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

const heart = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name: `Favourite: ${name}` });
const favourites = (page: Page): Locator => page.getByRole('region', { name: 'Favourites' });

/** Marks a dish and its restaurant. */
async function markBoth(page: Page): Promise<void> {
  const dialog = await openItem(page, 'Dal makhani');
  await heart(dialog, 'Dal makhani').click();
  await expect(heart(dialog, 'Dal makhani')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'a dish among the favourites');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await heart(page, LUCKNOW.name).click();
  await expect(heart(page, LUCKNOW.name)).toHaveAttribute('aria-pressed', 'true');
}

/** Returns the sides of a button that are shorter than a finger needs. */
async function shortSides(button: Locator): Promise<readonly number[]> {
  const box = await button.boundingBox();
  return [box?.width ?? 0, box?.height ?? 0].filter((side) => side < 44);
}

test('a guest finds favourites again after a reload, opens one, and removes them', async ({ page }) => {
  await openMenu(page);
  await markBoth(page);
  await page.goto(urls().shell);
  const links = favourites(page).getByRole('link');
  await expect(links).toHaveText([LUCKNOW.name, /^Dal makhani/]);
  await expectAccessible(page, 'home with favourites');
  for (const button of await favourites(page).getByRole('button').all()) {
    expect(await shortSides(button)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);

  await links.last().click();
  await expect(heart(page, 'Dal makhani')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(urls().shell);
  await page.getByRole('button', { name: 'Remove Dal makhani from favourites' }).click();
  await expect(links).toHaveText([LUCKNOW.name]);
  await page.getByRole('button', { name: `Remove ${LUCKNOW.name} from favourites` }).click();
  await expect(favourites(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(favourites(page)).toBeHidden();
});

test('signing out removes a person’s favourites', async ({ page }) => {
  const person = await newPerson();
  await openMenu(page);
  await markBoth(page);
  await signIn(page, person);
  await expect(heart(page, LUCKNOW.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(urls().shell);
  await expect(favourites(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: /account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(asGuest(page)).toBeVisible();
  await page.goto(urls().shell);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(favourites(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('tiffin.personal.favourites'))).toBeNull();
});

/** Holds a chunk back until the returned function is called. */
async function hold(page: Page, chunk: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${chunk}\\.\\w+\\.js`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting for its `load` event, which can wait for a chunk that is held back. */
async function goWithoutLoad(page: Page, path: string): Promise<void> {
  await page.goto(urls().shell + path, { waitUntil: 'commit' });
}

test('nothing moves when the heart and the list of favourites come', async ({ page }) => {
  await openMenu(page);
  await markBoth(page);
  const releaseHeart = await hold(page, 'menu-extras');
  await goWithoutLoad(page, `${LUCKNOW.path}/menu`);
  const details = page.getByRole('button', { name: 'Hours, address, phone' });
  await expect(details).toBeVisible();
  const before = await details.boundingBox();
  releaseHeart();
  await expect(heart(page, LUCKNOW.name)).toBeVisible();
  expect(await details.boundingBox()).toEqual(before);

  // The server knows no favourites, so its HTML would move.
  expect(await renderedRoot(page.request, '/')).toBe('');
  const releaseList = await hold(page, 'favourites');
  await goWithoutLoad(page, '/');
  const below = page.getByRole('main').locator('section').last();
  await expect(below).toBeVisible();
  const place = await below.boundingBox();
  releaseList();
  await expect(favourites(page).getByRole('link')).toHaveCount(2);
  expect(await below.boundingBox()).toEqual(place);
});
