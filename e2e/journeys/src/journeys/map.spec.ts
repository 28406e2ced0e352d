import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { chooseLocation } from '../steps/delivery-location';
import { addPlainItem, openMenu, openOrderPage } from '../steps/menu';
import { saved } from '../steps/saved';
import { urls } from '../urls';

/** Opens the dialog of a cart that is to be delivered to 12 Mercer Street. */
async function openAddress(page: Page) {
  await page.goto(urls().shell);
  await chooseLocation(page, '12 Mercer Street, Toronto');
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await openOrderPage(page);
  await page.getByRole('main').getByRole('button', { name: 'Delivery Add delivery address' }).click();
  return page.getByRole('dialog', { name: 'Delivery or pickup' });
}

test('the pin of an address is moved on the map by keyboard, and the cart delivers there', async ({
  page,
}) => {
  const dialog = await openAddress(page);
  await dialog.getByRole('button', { name: 'Adjust on the map' }).click();
  const pin = dialog.getByRole('button', { name: 'Pin at your door' });
  await expect(pin).toBeVisible();
  await expect(dialog.locator('canvas')).toBeVisible();
  await expect(dialog.getByText('The pin is at 12 Mercer Street, Toronto.')).toBeVisible();
  await pin.focus();
  await pin.press('Shift+ArrowUp');
  await pin.press('Shift+ArrowUp');
  await expect(dialog.getByText('The pin is 50 m north of 12 Mercer Street, Toronto.')).toBeVisible();
  await expectAccessible(page, 'a pin on a map');
  const sent = page.waitForRequest(/\/fulfillment$/);
  await saved(page, /\/fulfillment$/, () => dialog.getByRole('button', { name: 'Save' }).click());
  const { lat, lng } = (await sent).postDataJSON().userDeliveryAddressDetail;
  expect(lat).toBeCloseTo(43.64595, 5);
  expect(lng).toBeCloseTo(-79.3901, 5);
});

test('without its style the map says so, and the address is saved all the same', async ({ page, watch }) => {
  watch.expectTrouble(/map\/style\.json/);
  await page.route(/\/map\/style\.json/, (route) => route.abort());
  const dialog = await openAddress(page);
  await dialog.getByRole('button', { name: 'Adjust on the map' }).click();
  await expect(dialog.getByText('We can’t show the map here.')).toBeVisible();
  await saved(page, /\/fulfillment$/, () => dialog.getByRole('button', { name: 'Save' }).click());
  await expect(dialog).toBeHidden();
});
