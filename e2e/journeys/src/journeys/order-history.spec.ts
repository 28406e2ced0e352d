import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { LUCKNOW } from '../steps/menu';
import { collectByCalls, orderByCalls } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

const home = '/?lat=43.6455&lon=-79.3901&address=12+Mercer+Street';

async function openAs(page: Page, path: string, person: Parameters<typeof signIn>[1]): Promise<void> {
  await page.goto(urls().shell + path);
  await signIn(page, person);
}

test('a regular orders the last lunch again in four presses from the home page', async ({ page }) => {
  const person = await newPerson();
  await collectByCalls(person.email, 1);
  await openAs(page, home, person);
  let presses = 0;
  const press = async (role: 'link' | 'button', name: RegExp) => {
    await page.getByRole(role, { name }).click();
    presses += 1;
  };
  await expect(page.getByRole('region', { name: `Last time: ${LUCKNOW.name}` })).toContainText(
    'Lemon rice box',
  );
  await press('link', /^Order again/);
  await expect(page.getByText(/^Your earlier order is in the cart/)).toBeVisible();
  await press('link', /^Go to checkout/);
  await press('button', /^Review/);
  await press('button', /^Place order/);
  await expect(page).toHaveURL(/\/status\//);
  expect(presses).toBe(4);
});

test('a person finds an earlier order by its dish, and its receipt', async ({ page }) => {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email, ['saffron-caramel-custard']);
  await openAs(page, '/orders', person);
  await expect(page.getByRole('listitem').filter({ hasText: '2 × Lemon rice box' })).toBeVisible();
  await expectAccessible(page, 'the order history');
  const search = page.getByRole('searchbox', { name: 'Search your orders by restaurant or dish' });
  await search.fill('ambrosia');
  await expect(page.getByRole('heading', { name: 'No orders match “ambrosia”' })).toBeVisible();
  await search.fill('custard');
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page).toHaveURL(new RegExp(`/status/${orderId}`));
  await page.goBack();
  await expect(page).toHaveURL(/\/orders\?q=custard$/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('link', { name: /^Receipt/ })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
