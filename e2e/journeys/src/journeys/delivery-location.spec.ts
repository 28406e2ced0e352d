import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { expectTwoMerchantsAtOnce, merchantCards } from '../steps/first-screenful';
import { chooseLocation, locationField as field } from '../steps/delivery-location';
import { addPlainItem, LUCKNOW, openMenu, openOrderPage } from '../steps/menu';
import { saved } from '../steps/saved';
import { asGuest, signIn, signOut } from '../steps/sign-in';
import { urls } from '../urls';

const GRILL = { path: '/m/vault-street-grill' } as const;

const question = (page: Page): Locator => page.getByRole('heading', { name: 'Where to?' });

test('[RTE-12] a stranger is asked where to, and every page and tab knows the answer', async ({
  page,
  context,
}) => {
  await test.step('before it is known, no city is pretended', async () => {
    await page.goto(urls().shell);
    await expect(question(page)).toBeVisible();
    await expect(merchantCards(page)).toHaveCount(0);
    await expectAccessible(page, 'the home page of a stranger');
  });
  await test.step('an address that is chosen by keyboard is remembered and stays out of the URL', async () => {
    await chooseLocation(page, '12 Mercer Street, Toronto');
    await expect(merchantCards(page).first()).toBeVisible();
    await expect(page).toHaveURL(`${urls().shell}/`);
    await page.reload();
    await expect(field(page)).toHaveValue('12 Mercer Street, Toronto');
    await expectAccessible(page, 'the home page with a delivery location');
  });
  await test.step('a new cart begins with it', async () => {
    await openMenu(page);
    await addPlainItem(page, 'Dal makhani');
    await openOrderPage(page);
    await page.getByRole('main').getByRole('button', { name: 'Delivery Add delivery address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delivery or pickup' });
    await expect(dialog.getByRole('combobox', { name: 'Address' })).toHaveValue('12 Mercer Street, Toronto');
    const sent = page.waitForRequest(/\/fulfillment$/);
    await saved(page, /\/fulfillment$/, () => dialog.getByRole('button', { name: 'Save' }).click());
    // The house itself, and not the middle of the city.
    expect((await sent).postDataJSON().userDeliveryAddressDetail).toMatchObject({
      lat: 43.6455,
      lng: -79.3901,
    });
    await expect(dialog).toBeHidden();
  });
  await test.step('another cart offers it, and takes it by a press', async () => {
    await openOrderPage(page, GRILL);
    await expect(page.getByText('Deliver to 12 Mercer Street, Toronto?')).toBeVisible();
    await expectAccessible(page, 'a cart with an offered address');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByRole('button', { name: 'Delivery 12 Mercer Street' })).toBeVisible();
    await expect(page.getByText('Deliver to 12 Mercer Street, Toronto?')).toBeHidden();
  });
  await test.step('a choice in another tab is a choice in this one', async () => {
    await page.goto(urls().shell);
    const other = await context.newPage();
    await other.goto(urls().shell);
    await chooseLocation(other, 'London');
    await expect(field(page)).toHaveValue('London');
    await other.close();
  });
});

test('a returning person sees their cart, cuisines and two restaurants on the first screenful', async ({
  page,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(urls().shell);
  await chooseLocation(page, 'Toronto');
  await expect(page.getByRole('link', { name: new RegExp(`Your cart at ${LUCKNOW.name}`) })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Cuisines' }).getByRole('link').first()).toBeVisible();
  await expectTwoMerchantsAtOnce(page);
});

test('an address that is typed and sent by Enter is found, and one that does not exist is refused', async ({
  page,
}) => {
  await page.goto(urls().shell);
  await field(page).fill('1 Atlantis Road');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/We can’t find this address/);
  await expect(field(page)).toHaveValue('1 Atlantis Road');
  await expectAccessible(page, 'an address that is not found');
  await field(page).fill('42 Oranienstraße');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Oranienstraße 42, Berlin');
  await expect(merchantCards(page).filter({ hasText: 'Kiez Grill' })).toBeVisible();
});

test('signing out forgets where a person wanted food', async ({ page }) => {
  const nora = await newPerson();
  await page.goto(urls().shell);
  await signIn(page, nora);
  await chooseLocation(page, 'Hong Kong');
  await expect(field(page)).toHaveValue('Hong Kong');
  await signOut(page, nora);
  await expect(asGuest(page)).toBeVisible();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
});
