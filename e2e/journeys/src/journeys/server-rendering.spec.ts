import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdScripts } from '../steps/hold-scripts';
import { layoutShifts, recordLayoutShifts } from '../steps/layout-shifts';
import { inviteToGroup, orderAsGuest } from '../steps/linked-pages';
import { LUCKNOW } from '../steps/menu';
import { inLanguage, PAGES, renderedRoot } from '../steps/rendered-page';
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
      const url = inLanguage(path, lang);
      await expect.poll(() => renderedRoot(request, url)).toContain('<main');
      await page.goto(urls().shell + url);
      await hydrated(page);
    }
  });

const WAITING = ['checkout', 'order history', 'order status', 'group order', 'team'];

test('pages that wait for a person have their h1 in the server’s HTML', async ({ request }) => {
  for (const [name, path] of PAGES.filter(([page]) => WAITING.includes(page)))
    for (const lang of ['en', 'zh'])
      await expect
        .poll(() => renderedRoot(request, inLanguage(path, lang)), { message: `${name}, ${lang}` })
        .toMatch(/<main.*<h1[^>]*>[^<]+<\/h1>/s);
});

test('a guest reads an order from the server’s HTML, which nobody keeps, and the browser takes it over', async ({
  page,
  request,
}) => {
  const path = await orderAsGuest();
  await expect
    .poll(() => renderedRoot(request, `${path}&lang=en`))
    .toMatch(/<h1.*(?:restaurant|prepared).*<\/h1>/s);
  await expect.poll(() => renderedRoot(request, `${path}&lang=zh`)).toContain('訂單');
  const { 'cache-control': caching, 'x-robots-tag': robots } = (
    await request.get(urls().shell + path)
  ).headers();
  expect([caching, robots]).toEqual(['no-store', 'noindex']);
  await page.goto(`${urls().shell}${path}&lang=en`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/restaurant|prepared/);
});

test('a person reads an invitation from the server’s HTML, and the dialog that joins opens by itself', async ({
  page,
  request,
  watch,
}) => {
  // Nobody may read the group before joining it.
  watch.expectTrouble(/Failed to load resource.*403/);
  const path = await inviteToGroup();
  const english = () => renderedRoot(request, `${path}?lang=en`);
  await expect.poll(english).toMatch(/Lucknow Lunch Home.*1 of .*order together from/s);
  await expect.poll(() => renderedRoot(request, `${path}?lang=zh`)).toContain('邀請你一起訂購');
  await page.goto(`${urls().shell}${path}?lang=en`);
  await expect(page.getByRole('dialog', { name: /Join Ana/ })).toBeVisible();
});

test('a page that was rendered minutes ago shows the price of now in its place', async ({
  page,
  request,
}) => {
  await expect.poll(() => renderedRoot(request, MENU)).toContain('<main');
  // A document that a test answers may not load scripts from another port, so the page reads another time in it.
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver);
      if (value?.session?.sentMs !== undefined) value.session.sentMs += 5 * 60_000;
      return value;
    };
  });
  await page.route('**/v1/menus?*', async (route) => {
    const response = await route.fetch();
    const menus = (await response.text()).replace(
      /"priceMicro":(\d+)/g,
      (_all, price: string) => `"priceMicro":${Number(price) + 1_000_000}`,
    );
    await route.fulfill({ response, body: menus });
  });
  const dal = page.getByRole('link', { name: /^Dal makhani/ }).first();
  const price = async () => Number(/\$(\d+\.\d+)/.exec((await dal.textContent()) ?? '')?.[1]);
  await recordLayoutShifts(page);
  await page.goto(urls().shell + MENU, { waitUntil: 'commit' });
  const before = await price();
  await expect.poll(price).toBe(before + 1);
  await hydrated(page);
  const sum = (await layoutShifts(page)).reduce((total, { value }) => total + value, 0);
  expect(sum).toBeLessThanOrEqual(0.02);
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
