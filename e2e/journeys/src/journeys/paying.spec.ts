import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, setAvailable } from '../sandbox-controls';
import { goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu, openOrderPage } from '../steps/menu';
import { redeemByCalls, tokenOf } from '../steps/order-by-calls';
import { saved } from '../steps/saved';
import { signIn } from '../steps/sign-in';

const CHECKOUT = `${LUCKNOW.path}/place/order`;
const CONFIG = /\/v1\/cart\/[^/]+\/config$/;

test('[CRT-20] a tip that was refused is saved by the next press, and a typed one by going on', async ({
  page,
}) => {
  const nora = await newPerson();
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(CHECKOUT, page.url()).href);
  await page.getByRole('radio', { name: /^Other/ }).check();
  const amount = page.getByLabel('Tip amount');
  const save = page.getByRole('button', { name: 'Save tip' });

  await amount.fill('250');
  await save.click();
  await expect(page.getByText('Enter a tip from $0.00 to $200.00.')).toBeVisible();
  await expectAccessible(page, 'a refused tip');
  await amount.fill('3.5');
  // A person aims first and presses then: the button must not move when the field loses the focus.
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  await saved(page, CONFIG, () =>
    page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) - 4),
  );
  await expect(page.getByText('Enter a tip from $0.00 to $200.00.')).toBeHidden();

  await amount.fill('6');
  await goToReview(page);
  await expect(page.getByRole('heading', { name: 'Tip $6.00' })).toBeVisible();
});

test('[CHK-09] a dish that sells out before the order is placed is named and removed, and the rest is ordered', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/status of 409 .*\/v1\/order/);
  const [dish, itemId] = ['Saffron caramel custard', 'saffron-caramel-custard'];
  const nora = await newPerson();
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await addPlainItem(page, dish);
  await choosePickup(page);
  await page.goto(new URL(CHECKOUT, page.url()).href);
  await goToReview(page);
  await setAvailable('lucknow-lunch-home', itemId, false);
  try {
    await placeOrder(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`Not available: ${dish}`)).toBeVisible();
    await expectAccessible(page, 'a dish that is sold out');
    // The dish leaves the page before the service has removed it. Only then is the next press about the new total.
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
    await dialog.getByRole('button', { name: `Remove ${dish}` }).click();
    await expect(dialog).toBeHidden();
    await removed;
    // The announcement of the removal still names it.
    await expect(page.getByText(dish, { exact: true })).toHaveCount(0);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
  } finally {
    await setAvailable('lucknow-lunch-home', itemId, true);
  }
});

test('[ADR-03] an address out of range is not saved; a saved one is deleted', async ({ page, watch }) => {
  watch.expectTrouble(/status of 400 .*\/fulfillment/);
  const nora = await newPerson();
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await openOrderPage(page);
  await page
    .getByRole('button', { name: /address|Deliver to/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Delivery' }).check();
  const addresses = dialog.getByRole('group', { name: 'Deliver to' }).getByRole('radio');
  await expect(addresses).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'Another address' }).check();
  await dialog.getByRole('combobox', { name: 'Address' }).fill('1 Broadway, New York');
  await page.getByRole('option', { name: /^1 Broadway/ }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/\d+\s?km outside .* delivery area/);
  await expectAccessible(page, 'an address out of range');
  await expect(addresses).toHaveCount(2);

  await addresses.first().check();
  await dialog.getByRole('button', { name: /^Delete 12 Mercer Street/ }).click();
  await expect(addresses).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Address' })).toBeFocused();
});

test('an order with nothing to pay asks for no card, and its receipt names none', async ({ page }) => {
  const nora = await newPerson({ cards: [], points: 100_000 });
  await redeemByCalls(await tokenOf(nora.email), 100_000);
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(new URL(CHECKOUT, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await expectAccessible(page, 'a payment of nothing');
  await goToReview(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=ID/);
  await expect(page.getByText('Total paid')).toBeVisible();
  await expect(page.getByText(/ending \d{4}/)).toHaveCount(0);
});
