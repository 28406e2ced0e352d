import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { layoutShifts, recordLayoutShifts } from '../steps/layout-shifts';
import { addPlainItem, LUCKNOW, waitForWholeMenu } from '../steps/menu';
import { takenOver } from '../steps/rendered-page';
import { urls } from '../urls';

const MENU = `${LUCKNOW.path}/menu`;
/** Analytics, the lookup of an IP address, the script against fraud. */
const TRACKING = /\/(?:analytics|ip-lookup|sift)\b/;
/** The page asks for its flags after it has begun everything else that runs late. */
const FLAGS = /\/ofrep\/v1\/evaluate\/flags$/;

/** The cumulative layout shift of a page, as without the question. */
const MOST_SHIFT = 0.02;

const sumOf = (shifts: readonly { readonly value: number }[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** Opens pages as from Germany, and returns the requests that recognise the device, from now on. */
async function comeFromGermany(page: Page): Promise<readonly string[]> {
  const tracking: string[] = [];
  page.on('request', (request) => {
    if (TRACKING.test(request.url())) tracking.push(request.url());
  });
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    return route.continue({ headers: { ...request.headers(), 'x-country-code': 'DE' } });
  });
  return tracking;
}

async function open(page: Page, path: string): Promise<void> {
  const flags = page.waitForResponse(FLAGS);
  await page.goto(urls().shell + path);
  await takenOver(page);
  await flags;
}

const deviceCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('tiffin_device'));

async function boxOf(part: Locator) {
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('keeps nothing of a device before and after a refusal, and everything after a change of mind', async ({
  page,
}) => {
  const tracking = await comeFromGermany(page);
  await recordLayoutShifts(page);
  await open(page, MENU);
  const question = page.getByRole('region', { name: 'May we count visits?' });
  await expect(question).toBeVisible();
  await waitForWholeMenu(page);
  expect(sumOf(await layoutShifts(page))).toBeLessThan(MOST_SHIFT);
  await addPlainItem(page, 'Dal makhani');
  await expectAccessible(page, 'a menu with the question about privacy');
  const bar = page.locator('[data-cart-bar]');
  if (await bar.isVisible()) {
    const [under, over] = [await boxOf(bar), await boxOf(question)];
    expect(over.y + over.height).toBeLessThanOrEqual(under.y + 1);
  }
  const [accept, refuse] = [
    await boxOf(question.getByRole('button', { name: 'Accept' })),
    await boxOf(question.getByRole('button', { name: 'Decline' })),
  ];
  expect([accept.y, Math.round(accept.width)]).toEqual([refuse.y, Math.round(refuse.width)]);
  expect([tracking, await deviceCookies(page)]).toEqual([[], []]);

  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await open(page, MENU);
  await expect(question).toBeHidden();
  expect([tracking, await deviceCookies(page)]).toEqual([[], []]);

  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy choices' })).toBeVisible();
  await expect(page.getByText(/You’ve declined/)).toBeVisible();
  await expectAccessible(page, 'the page of privacy choices');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You’ve accepted.')).toBeVisible();
  const lookup = page.waitForRequest(/\/ip-lookup\b/);
  const events = page.waitForRequest(/\/analytics\//);
  await open(page, MENU);
  await Promise.all([lookup, events]);
  await expect.poll(() => deviceCookies(page)).toEqual(['tiffin_device_id', 'tiffin_device_info']);

  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/You’ve declined/)).toBeVisible();
  const seen = tracking.length;
  await open(page, MENU);
  expect([tracking.length, await deviceCookies(page)]).toEqual([seen, []]);
});

test('begins on the same page after an agreement, in Chinese', async ({ page }) => {
  const tracking = await comeFromGermany(page);
  await open(page, `${MENU}?lang=zh`);
  const question = page.getByRole('region', { name: '可以統計瀏覽次數嗎？' });
  await expect(question.getByText('我們儲存甚麼')).toBeVisible();
  await expect(question.getByText('What we store')).toBeHidden();
  await expectAccessible(page, 'a Chinese menu with the question about privacy');
  expect(tracking).toEqual([]);
  const lookup = page.waitForRequest(/\/ip-lookup\b/);
  await question.getByRole('button', { name: '接受' }).click();
  await lookup;
  await expect(question).toBeHidden();
  await page.goto(`${urls().shell}/_privacy`);
  await expect(page.getByText('你已接受。')).toBeVisible();
  await expectAccessible(page, 'the Chinese page of privacy choices');
});

test('asks nothing in Canada, and ends the page with links that lead somewhere', async ({ page }) => {
  await open(page, MENU);
  const links = page.getByRole('navigation', { name: 'Help, privacy and terms' }).getByRole('link');
  await expect(links).toHaveText(['Help', 'Allergens', 'Privacy', 'Terms', 'Privacy choices'], {
    useInnerText: true,
  });
  for (const link of await links.all()) {
    const url = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    const answer = await page.request.get(url);
    expect(answer.status(), await link.innerText()).toBe(200);
  }
  await expect(page.locator('#tiffin-consent')).toHaveCount(0);
});
