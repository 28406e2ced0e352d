import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { addPlainItem, LUCKNOW, openMenu, openOrderPage } from '../steps/menu';
import { saved } from '../steps/saved';
import { asGuest, asPerson, signIn } from '../steps/sign-in';
import { urls } from '../urls';

const GRILL = { path: '/m/vault-street-grill' } as const;
const PHONE_HEIGHT = 844;

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Delivery address' });
const question = (page: Page): Locator => page.getByRole('heading', { name: 'Where to?' });
const city = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const cards = (page: Page): Locator => page.getByRole('main').locator('li > a[href$="/menu"]');

test('[RTE-12] a stranger is asked where to, and every page and tab knows the answer', async ({
  page,
  context,
}) => {
  await test.step('before it is known, no city is pretended', async () => {
    await page.goto(urls().shell);
    await expect(question(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expectAccessible(page, 'the home page of a stranger');
  });
  await test.step('a typed address is remembered and stays out of the URL', async () => {
    await field(page).fill('12 Mercer Street, Toronto');
    await field(page).press('Enter');
    await expect(cards(page).first()).toBeVisible();
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
    await expect(dialog.getByRole('textbox', { name: /Street and number/ })).toHaveValue('12 Mercer Street');
    await saved(page, /\/fulfillment$/, () => dialog.getByRole('button', { name: 'Save' }).click());
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
    await field(other).click();
    await city(other, 'London').click();
    await expect(field(page)).toHaveValue('London');
    await other.close();
  });
});

test('a returning person sees their cart, cuisines and two restaurants on the first screenful', async ({
  page,
  viewport,
}) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(urls().shell);
  await city(page, 'Toronto').click();
  await expect(page.getByRole('link', { name: new RegExp(`Your cart at ${LUCKNOW.name}`) })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Cuisines' }).getByRole('link').first()).toBeVisible();
  await expect(cards(page).nth(1)).toBeVisible();
  if ((viewport?.width ?? 0) > 767) return;
  await expect
    .poll(async () => {
      const box = await cards(page).nth(1).boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(PHONE_HEIGHT);
});

test('signing out forgets where a person wanted food', async ({ page }) => {
  const nora = await newPerson();
  await page.goto(urls().shell);
  await signIn(page, nora);
  await city(page, 'Hong Kong').click();
  await expect(field(page)).toHaveValue('Hong Kong');
  await asPerson(page, nora).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(asGuest(page)).toBeVisible();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
});
