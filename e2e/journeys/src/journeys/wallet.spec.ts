import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, ordersOf } from '../sandbox-controls';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { signIn } from '../steps/sign-in';

test('[CHK-14] a guest pays from the cart with one press of a wallet, without typing anything', async ({
  page,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/order`, page.url()).href);
  const googlePay = page.getByRole('button', { name: 'Google Pay' });
  await expect(googlePay).toBeVisible();
  await expectAccessible(page, 'the wallets of a cart');
  await googlePay.click();
  await sheetOf(page, 'Google Pay').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
});

test('[CHK-14] [CHK-11] a declined wallet leads from the cart beside the menu to the checkout, where it pays', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/402 .*\/v1\/order/);
  const nora = await newPerson({ cards: [] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/menu?cart=open`, page.url()).href);
  const googlePay = page.getByRole('button', { name: 'Google Pay' });
  const sheet = sheetOf(page, 'Google Pay');
  await expect(googlePay).toBeVisible();
  // Both steps are as wide as the cart, also at the foot of the sheet on a phone.
  for (const step of [googlePay, page.getByRole('link', { name: /^Go to checkout/ })])
    expect((await step.boundingBox())?.width).toBeGreaterThan(300);
  await googlePay.click();
  await sheet.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert').first()).toContainText('declined');
  await expect(page).toHaveURL(/\/place\/order$/);
  await expectAccessible(page, 'the checkout after a declined wallet');
  expect(await ordersOf(nora.email)).toHaveLength(0);

  // A reload and a way back send nothing again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Express checkout' })).toBeVisible();
  expect(await ordersOf(nora.email)).toHaveLength(0);
  await googlePay.click();
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

test('[CHK-14] a cart whose wallets cannot be loaded leads to the wallets of the checkout', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/wallet-buttons|ERR_FAILED/);
  await page.route('**/wallet-buttons.*', (route) => route.abort());
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/wallet-buttons.')),
    page.goto(new URL(`${LUCKNOW.path}/order`, page.url()).href),
  ]);
  await page.getByRole('link', { name: 'Apple Pay or Google Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Express checkout' })).toBeFocused();
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await sheetOf(page, 'Google Pay').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/status\//);
});

test('[CHK-14] [CHK-11] a wallet that is cancelled, fails or is declined places nothing, and then pays once', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/402 .*\/v1\/order/);
  // The stand-in has Apple Pay where a browser has Apple's sessions.
  await page.addInitScript(() => {
    Reflect.set(window, 'ApplePaySession', () => undefined);
  });
  const nora = await newPerson({ cards: [] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  const applePay = page.getByRole('button', { name: 'Apple Pay' });
  const sheet = sheetOf(page, 'Apple Pay');

  await applePay.click();
  await expectAccessible(page, 'the sheet of a wallet');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();

  await applePay.click();
  await sheet.getByRole('button', { name: 'Let the wallet fail' }).click();
  await expect(sheet.getByText('The payment failed.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(sheet.getByText('The payment failed.')).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('declined');
  expect(await ordersOf(nora.email)).toHaveLength(0);

  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

function sheetOf(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}
