import { expect, expectAccessible, test } from '../fixtures';
import { chooseLocation } from '../steps/delivery-location';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

test('[RTE-13] every URL can be opened, reloaded and shared', async ({ page }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  for (const path of [
    '/',
    '/?q=thali',
    '/catalogs/northlight-lunch',
    `${LUCKNOW.path}/menu`,
    `${LUCKNOW.path}/order`,
    `${LUCKNOW.path}/place/order`,
    '/order/team/join',
    '/order/team/join/v2',
  ]) {
    await test.step(path, async () => {
      await page.goto(urls().shell + path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const words = await title.innerText();
      await page.reload();
      await expect(title).toHaveText(words);
      await expectAccessible(page, path);
    });
  }
});

test('[RTE-01] the app-shell entry redirects by its parameters', async ({ page }) => {
  await page.goto(`${urls().shell}/_app?mid=lucknow-lunch-home&lang=en`);
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/menu`));
  await expect(page.getByRole('heading', { level: 1, name: LUCKNOW.name })).toBeVisible();
  await page.goto(`${urls().shell}/_app`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[RTE-06] Back and Forward lead through the whole order', async ({ page }) => {
  await page.goto(urls().shell);
  await chooseLocation(page, 'Toronto');
  await page
    .getByRole('link', { name: new RegExp(LUCKNOW.name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/menu$`));
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.getByRole('link', { name: /^Cart at/ }).click();
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/order$`));
  await page.getByRole('main').getByText('Go to checkout').click();
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/place/order`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/order$`));
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${LUCKNOW.path}/place/order`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[RTE-04] the silent check page answers and is not indexed', async ({ request }) => {
  const answer = await request.get(`${urls().shell}/order/silent-check-sso.html`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe-inline');
});
