import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, newPerson } from '../sandbox-controls';
import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { chooseLocation, locationField } from '../steps/delivery-location';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { orderLunch } from '../steps/order-lunch';
import { signIn } from '../steps/sign-in';
import { orderIdIn } from '../steps/status';
import { urls } from '../urls';

/** Expects that the page of an order offers nothing that the services do not have. */
async function expectSpecifiedStatus(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tell me when|^Email me/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /stars/ })).toHaveCount(0);
}

test('a guest finds food by a typed address and picks up lunch', async ({ page }) => {
  await test.step('the typed address is placed in its city', async () => {
    await page.goto(`${urls().shell}/`);
    await chooseLocation(page, '12 Mercer Street, Toronto');
    await expect(page.getByRole('link', { name: /Lucknow Lunch Home/ }).first()).toBeVisible();
    await expect(locationField(page)).toHaveValue('12 Mercer Street, Toronto');
    await expectAccessible(page, 'home with a typed address');
  });

  await test.step('lunch is ordered and followed', async () => {
    await orderLunch(page, 'gus@specified.example');
    await expectSpecifiedStatus(page);
    await expectAccessible(page, "the status of a guest's order");
  });
});

test('a signed-in person orders, follows the order to its end, and finds it again', async ({ page }) => {
  const nora = await newPerson({ firstName: 'Nora', cards: ['visa'] });

  await test.step('she pays with her stored card', async () => {
    await openMenu(page);
    await signIn(page, nora);
    await addPlainItem(page, 'Dal makhani');
    await choosePickup(page);
    await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
    await choosePayment(page, /4242/);
    await expectAccessible(page, 'the payment');
    await goToReview(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
    await expectSpecifiedStatus(page);
  });

  await test.step('the order that has ended asks for no rating', async () => {
    await advanceOrderTo(orderIdIn(page.url()), 'RECEIVED');
    await page.reload();
    await expectSpecifiedStatus(page);
    await expectAccessible(page, 'the status of an order that has ended');
  });

  await test.step('her orders are those of the last 30 days, and the page says so', async () => {
    await page.goto(`${urls().shell}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
    await expect(page.getByText('Your carts, and your orders of the last 30 days.')).toBeVisible();
    await expectAccessible(page, 'her orders');
    await page.getByRole('link', { name: /^Receipt/ }).click();
    await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
  });

  await test.step('home shows restaurants, and no order of a history that is not there', async () => {
    await page.goto(`${urls().shell}/`);
    await chooseLocation(page, 'Toronto');
    await expect(page.getByRole('link', { name: /Lucknow Lunch Home/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Last time/ })).toHaveCount(0);
    await expectAccessible(page, 'home');
  });
});
