import { expect, test } from '../fixtures';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const MENU = 'Lucknow Lunch Home, menu – Tiffin';
const ORDER = 'Your cart at Lucknow Lunch Home – Tiffin';

test('the tab names the page, also after back, forward and a change of the language', async ({ page }) => {
  await page.goto(`${urls().shell}/catalogs/northlight-lunch`);
  await expect(page).toHaveTitle(/Northlight/);
  await openMenu(page);
  await expect(page).toHaveTitle(MENU);
  await addPlainItem(page, 'Dal makhani');
  await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
  await expect(page).toHaveTitle(ORDER);
  await page.getByRole('link', { name: 'Menu of Lucknow Lunch Home' }).click();
  await expect(page).toHaveTitle(MENU);
  await page.goBack();
  await expect(page).toHaveTitle(ORDER);
  await page.goForward();
  await expect(page).toHaveTitle(MENU);
  await page.getByRole('contentinfo').getByText('繁體中文', { exact: true }).click();
  await expect(page).toHaveTitle('Lucknow Lunch Home 餐牌 – Tiffin');
  await page.getByRole('contentinfo').getByText('English', { exact: true }).click();
  await expect(page).toHaveTitle(MENU);
  await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
  await expect(page).toHaveTitle('Checkout · Lucknow Lunch Home');
  await page.goto(`${urls().shell}/order/team/join`);
  await expect(page).not.toHaveTitle('Tiffin');
});

test('[LST-01] the search in the header finds the restaurants that sell a dish', async ({ page }) => {
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('search', { name: 'Search' }).getByRole('searchbox');
  await field.fill('dal makhani');
  await field.press('Enter');
  // The words wait until a stranger has said where.
  await page.getByRole('button', { name: 'Toronto', exact: true }).click();
  await expect(page.getByText(/restaurants? for “dal makhani”/)).toBeVisible();
  const found = page.getByRole('region', { name: 'Restaurants near you' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Lucknow Lunch Home' })).toBeVisible();
  await expect(found.filter({ hasText: 'Mak Kee' })).toBeHidden();
});
