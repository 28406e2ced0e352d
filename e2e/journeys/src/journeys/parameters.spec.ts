import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { saved } from '../steps/saved';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { fillSignIn, signIn } from '../steps/sign-in';
import { urls } from '../urls';

const menu = (query: string): string => `${urls().shell}${LUCKNOW.path}/menu?${query}`;
const checkout = `${LUCKNOW.path}/place/order`;

const headerOf = async (page: Page, url: string): Promise<Readonly<Record<string, string>>> => {
  const call = page.waitForRequest((request) => request.url().includes('/gateway/orders/active'));
  await page.goto(url);
  return (await call).headers();
};

test('[PRM-13] a theme colours the page, and everything on it stays readable', async ({ page }) => {
  const theme = { primary: '#114d44', 'brand-field': 'cardamom-300', text: '#eeeeee', background: 'red;}' };
  await page.goto(menu(`themeJSON=${encodeURIComponent(JSON.stringify(theme))}`));
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  const token = (name: string) =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);
  await expect.poll(() => token('--primary')).toBe('#114d44');
  expect(await token('--on-primary')).toBe('#ffffff');
  expect(await token('--text')).toBe('#1f1a18');
  await expectAccessible(page, 'a themed menu');
});

test('[PRM-14] every screen links back to a partner’s page, and never to another site', async ({ page }) => {
  const back = encodeURIComponent(`${urls().partner}/`);
  await page.goto(menu(`back=https%3A%2F%2Fevil.example&backUrl=${back}`));
  const link = page.getByRole('link', { name: /^Back to/ });
  await expect(link).toHaveAttribute('href', `${urls().partner}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: /team/i }).click();
  await expect(page).toHaveURL(/\/order\/team\/join\?.*backUrl=/);
  await expect(link).toBeVisible();
  await expectAccessible(page, 'a page with a way back');
});

test('[RTE-09] an embedded page has neither header nor footer, on every screen', async ({ page }) => {
  await page.goto(menu('embed=hqo&room=4'));
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}${LUCKNOW.path}/order?embed=hqo&room=4`);
  await page
    .getByRole('link', { name: new RegExp(`Back to .*${LUCKNOW.name}|${LUCKNOW.name}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/menu\?.*embed=hqo/);
  await expect(page).toHaveURL(/room=4/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page, 'an embedded menu');
});

test('[CHK-15] checkoutLogin leads through signing in and back to the same checkout', async ({ page }) => {
  const person = await newPerson();
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}${checkout}?checkoutLogin=true&lang=en`);
  const dialog = page.getByRole('dialog', { name: 'Sign in and keep your cart' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('h1')).toBeAttached();
  await expectAccessible(page, 'a checkout that asks to sign in');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(new RegExp(`${checkout}\\?lang=en$`));
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[CHK-15] from=checkout asks once: a guest continues to the same checkout', async ({ page }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}/_app?mid=lucknow-lunch-home&from=checkout`);
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await expect(page).toHaveURL(new RegExp(`${checkout}$`));
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('[AUT-15] after signing in the person is at the URL in onLogIn', async ({ page }) => {
  const person = await newPerson();
  await page.goto(`${urls().shell}/?onLogIn=${encodeURIComponent(`${LUCKNOW.path}/menu`)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(`${urls().shell}${LUCKNOW.path}/menu`);
});

test('[SRC-01] [SRC-02] the order source of the URL is sent with every call, and for some hours after', async ({
  page,
}) => {
  const first = await headerOf(page, menu('sourceType=ORGANIZATION&entity_id=org-7'));
  expect(first).toMatchObject({
    'x-tiffin-order-source': 'ORGANIZATION',
    'x-tiffin-order-source-id': 'org-7',
  });
  expect(await headerOf(page, `${urls().shell}/`)).toMatchObject({ 'x-tiffin-order-source-id': 'org-7' });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'tiffin_source');
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(3.9);
  expect(hours).toBeLessThanOrEqual(4);
});

test('[SRC-01] [AUT-10] an organisation’s subdomain is the source of its people’s orders', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^foreign host: http:\/\/northlight\.localhost/);
  const own = new URL(urls().shell);
  own.hostname = `northlight.${own.hostname}`;
  expect(await headerOf(page, `${own.origin}${LUCKNOW.path}/menu`)).toMatchObject({
    'x-tiffin-order-source': 'ORGANIZATION',
    'x-tiffin-order-source-id': 'org_northlight',
    'x-tiffin-order-source-subdomain': 'northlight',
    'x-tiffin-order-source-subdomain-id': 'org_northlight',
  });
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
});

test('[CRT-14] a promo parameter is added to the cart with its first item', async ({ page }) => {
  await page.goto(menu('promo=ny'));
  await saved(page, /checkout-code$/, () => addPlainItem(page, 'Dal makhani'));
  await expect(page.getByText('Promo code LUNCH10 is in your cart.')).toBeVisible();
  await expect(page).not.toHaveURL(/promo/);
  await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
  await expect(page.getByText('LUNCH10').first()).toBeVisible();
});

test('[MER-09] search engines do not index a checkout, or a merchant who opts out', async ({ request }) => {
  const robots = async (path: string) => (await request.get(urls().shell + path)).headers()['x-robots-tag'];
  expect(await robots(`${LUCKNOW.path}/menu`)).toBeUndefined();
  expect(await robots(checkout)).toBe('noindex');
  expect(await robots('/m/forno-di-quartiere/menu')).toBe('noindex');
});
