import { expect, test } from '../fixtures';
import { chooseLocation } from '../steps/delivery-location';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { urls } from '../urls';

const MENU = 'Lucknow Lunch Home, menu · Tiffin';
const ORDER = 'Your cart at Lucknow Lunch Home · Tiffin';

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
  await expect(page).toHaveTitle('Lucknow Lunch Home 餐牌 · Tiffin');
  await page.getByRole('contentinfo').getByText('English', { exact: true }).click();
  await expect(page).toHaveTitle(MENU);
  await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
  await expect(page).toHaveTitle('Checkout · Lucknow Lunch Home');
  await page.goto(`${urls().shell}/order/team/join`);
  await expect(page).not.toHaveTitle('Tiffin');
});

test('the account menu opens by its first Enter, moves by arrows and gives the focus back', async ({
  page,
}) => {
  await page.goto(urls().shell);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Account', exact: true });
  await page.getByRole('button', { name: /^Cart/ }).focus();
  await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 3 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Create an account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  async function isFocused(): Promise<boolean> {
    return button.evaluate((element) => element === document.activeElement);
  }
});

test('the language menu opens by its first Enter on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(urls().shell);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: 'Language', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '繁體中文' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('[LST-01] the search in the header finds the restaurants that sell a dish', async ({ page }) => {
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('search', { name: 'Search' }).getByRole('searchbox');
  await field.fill('dal makhani');
  await field.press('Enter');
  // The words wait until a stranger has said where.
  await chooseLocation(page, 'Toronto');
  await expect(page.getByText(/restaurants? for “dal makhani”/)).toBeVisible();
  const found = page.getByRole('region', { name: 'Restaurants near you' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Lucknow Lunch Home' })).toBeVisible();
  await expect(found.filter({ hasText: 'Mak Kee' })).toBeHidden();
});
