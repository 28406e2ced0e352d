import type { Page, Route } from '@playwright/test';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { expect, expectAccessible, test } from '../fixtures';
import { LUCKNOW } from '../steps/menu';
import { PAGES, renderedRoot } from '../steps/rendered-page';
import { urls } from '../urls';

const MENU = `${LUCKNOW.path}/menu`;

for (const [name, path] of PAGES)
  test(`the server renders ${name} in both languages, and the browser takes it over`, async ({
    page,
    request,
  }) => {
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
    await page.getByRole('link', { name: LUCKNOW.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Dal makhani.*\$\d/ }).first()).toBeVisible();
    await expectAccessible(page, 'a menu without scripts');
  });

  test('a person sees the status of an order by its link', async ({ page, request }) => {
    const shopper = Shopper.guest({ url: urls().sandbox });
    const { body } = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
    const { guestOrderToken, orderTicketNumber } = { ...body.order, ...body.order.orderReceipt };
    const path = `${LUCKNOW.path}/status/${guestOrderToken}?orderIdentifierType=GUEST_TOKEN`;
    await expect.poll(() => renderedRoot(request, path)).toContain(String(orderTicketNumber));
    await page.goto(urls().shell + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'a status without scripts');
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

/** Waits until the page's screen works. */
async function hydrated(page: Page): Promise<void> {
  const marks = () => page.evaluate(() => performance.getEntriesByName('tiffin: screen hydrated').length);
  await expect.poll(marks).toBe(1);
}

/** Holds every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    async (route: Route) => {
      await held;
      await route.continue();
    },
  );
  return () => release();
}
