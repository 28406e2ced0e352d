import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { centsOf, LUCKNOW, openMenu, openOrderPage } from '../steps/menu';
import { orderByCalls, rejectByCalls } from '../steps/order-by-calls';
import { orderLunch } from '../steps/order-lunch';
import { signIn } from '../steps/sign-in';
import { receiptLines } from '../steps/status';

const quantityOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status');
const statusPath = (orderId: string) => `${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`;

test('[CRT-19] a guest orders the same lunch again, and is asked when the cart is not empty', async ({
  page,
}) => {
  await orderLunch(page, 'gus@guest.example');
  const status = page.url();

  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText(/^Your earlier order is in the cart/)).toBeVisible();
  await expect(quantityOf(page, 'Dal makhani')).toHaveText('1');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page, 'the cart after ordering again');
  await page.reload();
  await expect(quantityOf(page, 'Dal makhani')).toHaveText('1');

  await page.goto(status);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { name: 'Add your earlier order?' })).toBeVisible();
  await expectAccessible(page, 'the question before ordering again');
  await page.getByRole('button', { name: 'Keep my cart as it is' }).click();
  await expect(page.getByRole('heading', { name: 'Add your earlier order?' })).toBeHidden();
  await expect(quantityOf(page, 'Dal makhani')).toHaveText('1');

  await page.goto(status);
  await page.getByRole('link', { name: 'Order again' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(quantityOf(page, 'Dal makhani')).toHaveText('2');
});

test('[ORD-08] [ORD-10] a person goes on without a missing dish; the page and its receipt agree', async ({
  page,
}) => {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email, ['saffron-caramel-custard']);
  await rejectByCalls(person.email, orderId, ['saffron-caramel-custard']);
  await openMenu(page);
  await signIn(page, person);
  await page.goto(new URL(statusPath(orderId), page.url()).href);
  await expect(page.getByText('Not available: Saffron caramel custard.')).toBeVisible();
  const before = await receiptLines(page);
  expect(before.map(({ term }) => term)).not.toContain('Adjustment');
  await expectAccessible(page, 'the question about a missing dish');

  await page.getByRole('button', { name: 'Continue with the rest' }).click();
  await expect(page.getByText('Not available. You don’t pay for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with the rest' })).toBeHidden();
  await page.reload();
  await expect(page.getByText('Not available. You don’t pay for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with the rest' })).toBeHidden();
  const after = await receiptLines(page);
  expect(after.map(({ term }) => term)).not.toContain('Adjustment');
  const backCents = centsOf(before.at(-1)?.amount ?? '') - centsOf(after.at(-1)?.amount ?? '');
  expect(backCents).toBeGreaterThan(0);
  const back = `$${(backCents / 100).toFixed(2)} goes back to Visa ending 4242 in 5 to 10 days.`;
  await expect(page.getByText(back, { exact: true })).toBeVisible();
});

test('[CRT-19] [ORD-11] [ORD-12] my orders and the order’s page tell the same of its time and of its end', async ({
  page,
}) => {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await page.goto(new URL(statusPath(orderId), page.url()).href);
  const title = await page.getByRole('heading', { level: 1, name: /ready .*\d\d:\d\d/ }).innerText();
  // Before midnight the promise has a date.
  const time = /ready (.+)/.exec(title)?.[1] ?? 'no time';
  await openOrderPage(page, { path: '/m/beit-zaytoun' });
  await page.getByRole('button', { name: /^My orders/ }).click();
  await expect(page.getByRole('dialog').getByText(`Ready ${time}`)).toBeVisible();

  await rejectByCalls(person.email, orderId);
  await page.goto(new URL(statusPath(orderId), page.url()).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Not accepted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'There’s nothing to pick up' })).toBeVisible();
  await expect(page.getByText('The restaurant says:')).toBeVisible();
  await expectAccessible(page, 'a rejected order');

  await openOrderPage(page, { path: '/m/beit-zaytoun' });
  await page.getByRole('button', { name: /^My orders/ }).click();
  const orders = page.getByRole('dialog');
  await expect(orders.getByText('Not accepted by the restaurant')).toBeVisible();
  await expectAccessible(page, 'my orders');
  await orders.getByRole('link', { name: /^Order again/ }).click();
  await expect(page.getByText(/^Your earlier order is in the cart/)).toBeVisible();
  await expect(quantityOf(page, 'Lemon rice box')).toHaveText('2');
});
