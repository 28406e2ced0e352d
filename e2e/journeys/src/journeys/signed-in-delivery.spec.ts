import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, newPerson, ordersOf } from '../sandbox-controls';
import { ADD, addOpenItem, centsOf, LUCKNOW, openItem, openMenu, openOrderPage } from '../steps/menu';
import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { orderIdIn, receiptLines } from '../steps/status';
import { saved } from '../steps/saved';
import { signIn } from '../steps/sign-in';

test('[RTE-12] [MOD-02] [AUT-21] [CRT-23] [CHK-02] [ORD-10] a signed-in person has lunch delivered', async ({
  page,
}) => {
  const nora = await newPerson({ firstName: 'Nora', withAddress: true, cards: ['visa'] });

  await test.step('she opens the menu and signs in by single sign-on', async () => {
    await openMenu(page);
    await expectAccessible(page, 'the menu');
    await signIn(page, nora);
    await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/menu`));
  });

  await test.step('she searches the menu and adds a thali with required and nested options', async () => {
    await page.getByRole('searchbox', { name: 'Search this menu' }).fill('thali');
    await expect(page.getByRole('link', { name: /Mango lassi/ })).toBeHidden();
    const dialog = await openItem(page, 'Build-your-own thali');
    await expectAccessible(page, 'the item');
    await dialog.getByRole('checkbox', { name: /Dal makhani/ }).uncheck();
    await dialog.getByRole('button', { name: ADD }).click();
    await expect(dialog.getByText('Curries: choose 1 more').first()).toBeVisible();
    await expectAccessible(page, 'an item with a gap');
    await dialog.getByRole('checkbox', { name: /Saag paneer/ }).check();
    await dialog.getByRole('radio', { name: /Garlic naan/ }).check();
    await dialog.getByRole('radio', { name: /Ghee/ }).check();
    await addOpenItem(page, dialog);
  });

  await test.step('she picks her saved address on the order page and edits the thali', async () => {
    await openOrderPage(page);
    await chooseSavedAddress(page);
    await expectAccessible(page, 'the order page');
    await page.getByRole('link', { name: /Edit.*thali/i }).click();
    const dialog = page.getByRole('dialog', { name: /Build-your-own thali/ });
    await dialog
      .getByRole('button', { name: /Add one/ })
      .last()
      .click();
    await addOpenItem(page, dialog, /^Update/);
  });

  await test.step('she tips, uses a promo code and pays with her stored card', async () => {
    await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
    await saved(page, /\/config$/, () => page.getByRole('radio', { name: /15%/ }).click());
    await expect(page.getByRole('radio', { name: /15%/ })).toBeChecked();
    await addPromoCode(page, 'LUNCH10');
    await choosePayment(page, /4242/);
    await expectAccessible(page, 'the payment step');
    await goToReview(page);
    await expectAccessible(page, 'the review step');
    await placeOrder(page);
  });

  await test.step('she follows the order until it is delivered', async () => {
    await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'the status');
    const orderId = orderIdIn(page.url());
    expect(await ordersOf(nora.email)).toEqual([orderId]);
    await advanceOrderTo(orderId, 'COURIER_DROPPED_OFF');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Delivered|Dropped off/i);
  });

  await test.step('the lines of her receipt add up to the total', async () => {
    const lines = await receiptLines(page);
    const total = lines.find(({ term }) => /^Total/.test(term));
    const parts = lines.filter(({ isTotal, isSub }) => !isTotal && !isSub);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(centsOf(total?.amount ?? ''));
  });
});

async function chooseSavedAddress(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /address|Deliver to/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  // Not before the addresses have arrived: the dialog would ask for a new one.
  await dialog.getByRole('group', { name: 'Deliver to' }).getByRole('radio').first().check();
  await dialog
    .getByRole('button', { name: /Use|Save|Deliver/ })
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

async function addPromoCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: /promo code/i }).click();
  await page.getByLabel(/promo code/i).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(code).first()).toBeVisible();
}
