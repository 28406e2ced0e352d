import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdScripts } from '../steps/hold-scripts';
import { LUCKNOW } from '../steps/menu';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

const MENU = `${LUCKNOW.path}/menu`;

for (const [name, path] of PAGES)
  test(`the server renders ${name} in both languages, and the browser takes it over`, async ({
    page,
    request,
    watch,
  }) => {
    // Some of these pages name things that are not there.
    watch.expectTrouble(/Failed to load resource.*404/);
    for (const lang of ['en', 'zh']) {
      const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      await expect.poll(() => renderedRoot(request, url)).toContain('<main');
      await page.goto(urls().shell + url);
      await hydrated(page);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a person finds a restaurant and reads its menu', async ({ page, request }) => {
    await expect.poll(() => renderedRoot(request, '/')).toContain('<main');
    await page.goto(urls().shell);
    await page.getByRole('searchbox').fill('Lucknow');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=Lucknow/);
    const found = page.getByRole('link', { name: LUCKNOW.name }).first();
    await shownAtLast(page, found);
    await found.click();
    await shownAtLast(page, page.getByRole('heading', { level: 1, name: LUCKNOW.name }));
    await shownAtLast(page, page.getByRole('link', { name: /^Dal makhani.*\$\d/ }).first());
  });
});

test.describe('with scripts that come late', () => {
  test('presses and typed text before that are not lost, and count once', async ({ page, request }) => {
    await expect.poll(() => renderedRoot(request, MENU)).toContain('<main');
    const release = await holdScripts(page);
    await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
    const dish = page.getByRole('link', { name: /^Dal makhani/ }).first();
    await expect(dish).toBeVisible();
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await search.click();
    await dish.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByRole('dialog', { name: /Dal makhani/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('search').first()).toBeVisible();
  });

  test('a link to another page works before that', async ({ page, request }) => {
    await expect.poll(() => renderedRoot(request, MENU)).toContain('<main');
    const release = await holdScripts(page);
    await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Tiffin, home' }).first().click();
    await expect(page).toHaveURL(`${urls().shell}/`);
    release();
    await hydrated(page);
  });
});

/** Loads a page again until it has its data: a busy machine reads them too late, and no script adds them. */
async function shownAtLast(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    if (!(await part.isVisible())) await page.reload();
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Waits until the page's screen works. */
async function hydrated(page: Page): Promise<void> {
  const marks = () => page.evaluate(() => performance.getEntriesByName('tiffin: screen hydrated').length);
  await expect.poll(marks).toBe(1);
}
