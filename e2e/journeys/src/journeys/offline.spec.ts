import type { BrowserContext } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { LUCKNOW, openMenu } from '../steps/menu';
import { hasWorker, storedPaths } from '../steps/offline-copies';
import { orderByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

test.use({ serviceWorkers: 'allow' });

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a signed-in person reads an earlier order and today’s menu without a network', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await openMenu(page);
  expect(await hasWorker(page)).toBe(false);
  await signIn(page, person);
  await expect.poll(() => storedPaths(page)).toContain(`${LUCKNOW.path}/menu`);
  await page.goto(`${urls().shell}/orders`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Lemon rice box' })).toBeVisible();
  await expect.poll(() => storedPaths(page)).toContain('/orders');
  await expect.poll(() => hasWorker(page)).toBe(true);

  await goOffline(context);
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
  await expect(page.getByText(/^As of .*\d\d:\d\d$/).first()).toBeVisible();
  await expect(page.getByText('2 × Lemon rice box')).toBeVisible();
  await expectAccessible(page, 'the order history without a network');
  await page.goto(`${urls().shell}${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await expect(page.getByText('2 × Lemon rice box')).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`^${LUCKNOW.name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await tooWide(page)).toEqual([]);

  await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
  await expect(page.getByRole('heading', { name: 'This page isn’t saved' })).toBeVisible();
  await expect(page.getByText(/Go back online to order or pay/)).toBeVisible();

  await context.setOffline(false);
  await page.goto(`${urls().shell}/orders`);
  await expect(
    page.getByRole('searchbox', { name: 'Search your orders by restaurant or dish' }),
  ).toBeVisible();
});

test('signing out removes what was stored, and the worker', async ({ page }) => {
  const person = await newPerson();
  await openMenu(page);
  await signIn(page, person);
  await expect.poll(() => storedPaths(page)).toContain(`${LUCKNOW.path}/menu`);
  await expect.poll(() => hasWorker(page)).toBe(true);
  await page.getByRole('button', { name: /account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  expect(await storedPaths(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
