import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, ordersOf } from '../sandbox-controls';
import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { orderLunch } from '../steps/order-lunch';
import { saved } from '../steps/saved';
import { signIn } from '../steps/sign-in';
import {
  answerStorageWith,
  blockScriptCookies,
  blockStorage,
  fillStorage,
  removeDatabases,
} from '../steps/storage-states';
import { COOKIE_NAMES, ODD_VALUES, STORED_KEYS } from '../steps/stored-values';
import { urls } from '../urls';

const STATES: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  'storage is full': fillStorage,
  'storage is forbidden': blockStorage,
  'scripts may not use cookies': blockScriptCookies,
  'there are no databases, channels or locks': removeDatabases,
  'all that is stored is null': (context) => answerStorageWith(context, ODD_VALUES.null),
  'all that is stored is of the wrong type': (context) =>
    answerStorageWith(context, ODD_VALUES['every name, no right type']),
};

for (const [what, bring] of Object.entries(STATES)) {
  test(`a guest orders lunch while ${what}`, async ({ page, context }) => {
    await bring(context);
    await orderLunch(page, 'sam@guest.example');
  });
}

test('a browser without cookies is told what it loses, and how to change that', async ({ page, context }) => {
  await blockScriptCookies(context);
  await openMenu(page);
  await expect(page.getByText(/blocks cookies/)).toBeVisible();
  await expectAccessible(page, 'a menu without cookies');
});

for (const what of ['storage is full', 'storage is forbidden'] as const) {
  test(`a person who signs in keeps cart and order while ${what}`, async ({ page, context }) => {
    await STATES[what]?.(context);
    const nora = await newPerson();
    await openMenu(page);
    await addPlainItem(page, 'Dal makhani');
    // The guest's cart becomes the person's. Before that, a choice would be made for another cart.
    await saved(page, /\/users\/current\/cart\//, () => signIn(page, nora));
    await choosePickup(page);
    await page.reload();
    await page.goto(`${urls().shell}${LUCKNOW.path}/place/order`);
    await expect(page.getByText('Dal makhani').first()).toBeVisible();
    await choosePayment(page, /4242/);
    await goToReview(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/status\//);
    expect(await ordersOf(nora.email)).toHaveLength(1);
  });
}

const PAGES = [`${LUCKNOW.path}/menu`, `${LUCKNOW.path}/place/order`, '/order/team/join'] as const;

async function expectWhole(page: Page, what: string): Promise<void> {
  await expect(page.locator('h1').first(), what).toBeVisible();
  await expect(page.getByText('Something went wrong.'), what).toHaveCount(0);
}

test('every page works with foreign values in its storage', async ({ context, page }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await page.close();
  for (const [what, value] of Object.entries(ODD_VALUES)) {
    await answerStorageWith(context, value);
    const visitor = await context.newPage();
    for (const path of PAGES) {
      await visitor.goto(urls().shell + path);
      await expectWhole(visitor, `${path} with ${what}`);
    }
    await expect(visitor.getByRole('main')).toBeVisible();
    await visitor.close();
  }
});

test('every page works with foreign values in its cookies', async ({ context, page }) => {
  const values = [
    '%',
    '%E0%A4%A',
    '%0d%0ax:1',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'null',
    'x'.repeat(1000),
  ];
  for (const value of values) {
    await context.addCookies(COOKIE_NAMES.map((name) => ({ name, value, url: urls().shell })));
    await page.goto(`${urls().shell}${LUCKNOW.path}/menu`);
    await expectWhole(page, value.slice(0, 40));
    await expect(page.getByRole('link', { name: /Dal makhani/ }).first(), value.slice(0, 40)).toBeVisible();
  }
  await addPlainItem(page, 'Dal makhani');
  await expectAccessible(page, 'a menu with odd cookies');
});

test('[AUT-07] the product writes only these keys into storage, and none contains a token of a person', async ({
  page,
  context,
}) => {
  const written: [string, string][] = [];
  await context.exposeFunction('noteWrite', (key: string, value: string) => written.push([key, value]));
  await context.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      Reflect.get(window, 'noteWrite')(key, value);
      write.call(this, key, value);
    };
  });
  await orderLunch(page, 'sam@guest.example');
  const nora = await newPerson();
  await openMenu(page);
  await signIn(page, nora);
  await page.goto(`${urls().shell}/order/team/join`);
  await expectWhole(page, 'the team page');
  const keys = [...new Set(written.map(([key]) => key))];
  expect(keys.filter((key) => !STORED_KEYS.some((known) => known.test(key)))).toEqual([]);
  expect(keys.length).toBeGreaterThan(4);
  const withToken = written.filter(
    ([key, value]) => key !== 'tiffin_anonymous_token' && value.includes('eyJ'),
  );
  expect(withToken.map(([key]) => key)).toEqual([]);
});
