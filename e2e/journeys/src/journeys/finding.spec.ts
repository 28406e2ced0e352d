import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson } from '../sandbox-controls';
import { expectTwoMerchantsAtOnce, merchantCards } from '../steps/first-screenful';
import { LUCKNOW } from '../steps/menu';
import { fillCartByCalls, orderByCalls, tokenOf } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { tooWide } from '../steps/too-wide';
import { urls } from '../urls';

const MERCER = 'address=12+Mercer+Street&lat=43.6455&lon=-79.3901';

const card = (page: Page, name: string): Locator => merchantCards(page).filter({ hasText: name });

test('[LST-01] a person narrows the list, shares it by its URL, and goes back', async ({ page }) => {
  await page.goto(`${urls().shell}/?${MERCER}`);
  await expect(card(page, 'The Shuttered Kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Open now' }).check();
  await sheet.getByRole('switch', { name: 'Top restaurants' }).check();
  await expectAccessible(page, 'the filters');
  await sheet.getByRole('button', { name: /^Show \d+ restaurants$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/when=open&top=true/);
  await expect(card(page, 'The Shuttered Kitchen')).toBeHidden();
  await expect(card(page, 'Beit Zaytoun')).toBeHidden();
  await expect(card(page, LUCKNOW.name)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+ restaurants$/)).toBeVisible();
  await expectAccessible(page, 'a narrowed list');
  await page.getByRole('button', { name: 'Remove filter: Top restaurants' }).click();
  await expect(card(page, 'Beit Zaytoun')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Beit Zaytoun')).toBeHidden();
});

test('the link of a brand leads to its restaurants near the person', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*awadh-kitchens/);
  await page.goto(`${urls().shell}/m/awadh-kitchens/menu?${MERCER}`);
  await expect(card(page, LUCKNOW.name)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=Awadh\+Kitchens/);
  await expect(page.getByText('1 restaurant for “Awadh Kitchens”')).toBeVisible();
  await expectAccessible(page, 'the restaurants of a brand');
});

test('[MER-04] the link of a brand leads to the menu of its first restaurant where no place is known', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404 .*awadh-kitchens/);
  await page.goto(`${urls().shell}/m/awadh-kitchens/menu?lang=en`);
  await expect(page).toHaveURL(/\/m\/(?!awadh)[a-z-]+\/menu\?lang=en/);
  await expect(page.getByRole('heading', { level: 1, name: 'Glebe Thali Club' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/awadh-kitchens/);
});

test('an empty list says which filter to drop, on the smallest phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${urls().shell}/?${MERCER}&q=dal+makhani&cuisine=Pizza&r=5000`);
  await expect(page.getByRole('heading', { name: 'Nothing nearby for “dal makhani”' })).toBeVisible();
  const way = page.getByRole('button', { name: /^Without Pizza: \d+ restaurants?$/ });
  await expect(way).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  await expectAccessible(page, 'a list without results');
  await way.click();
  await expect(card(page, LUCKNOW.name)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});

test('the search in the header shows what it finds, and a dish leads to its place on the menu', async ({
  page,
}) => {
  await page.goto(`${urls().shell}${LUCKNOW.path}/menu?${MERCER}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('search', { name: 'Search' }).getByRole('searchbox');
  await field.fill('dal makhani');
  await field.press('Enter');
  const heading = page.getByRole('heading', { name: 'Restaurants near you' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await card(page, LUCKNOW.name).click();
  await expect(page).toHaveURL(/\/menu\?q=dal(%20|\+)makhani/);
  await expect(page.getByRole('link', { name: /Dal makhani/ }).first()).toBeVisible();
});

test('[LST-07] a link of a workplace opens its page, whose place becomes the delivery location', async ({
  page,
}) => {
  await page.goto(`${urls().shell}/_app?workspaceId=northlight`);
  await expect(page).toHaveURL(/\/workspaces\/northlight$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Northlight Studios' })).toBeVisible();
  await expect(card(page, LUCKNOW.name).first()).toBeVisible();
  await expectAccessible(page, 'the page of a workplace');
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page.getByText('We’ll deliver to this address')).toBeVisible();
  await page.getByRole('navigation', { name: 'Cuisines' }).getByRole('link', { name: 'Pizza' }).click();
  await expect(card(page, LUCKNOW.name)).toBeHidden();
});

test('the first screenful has two restaurants beside a live order and a cart, also in Chinese', async ({
  page,
}) => {
  const nora = await newPerson();
  await orderByCalls(nora.email);
  await fillCartByCalls(await tokenOf(nora.email));
  await page.goto(urls().shell);
  await signIn(page, nora);
  await page.goto(`${urls().shell}/?${MERCER}&lang=zh`);
  await expect(page.getByRole('region', { name: '你的購物車和訂單' }).getByRole('listitem')).toHaveCount(2);
  await expectTwoMerchantsAtOnce(page);
});
