import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, ordersOf } from '../sandbox-controls';
import { choosePayment, fillGuest, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addOpenItem, addPlainItem, LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { openKnown, openPartner } from '../steps/partner';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

const menu = `${LUCKNOW.path}/menu`;
const checkout = `${LUCKNOW.path}/place/order`;
const RETRY_MS = 15_000;

for (const { language, query, words } of [
  {
    language: 'English',
    query: '?lang=en',
    words: {
      add: /^Add (?!one)/,
      hosted: 'Pay in this app',
      review: /Review/,
      place: /Place order/,
      done: 'Done, back to the app',
      off: 'The payment was cancelled',
    },
  },
  {
    language: 'Chinese',
    query: '?lang=zh',
    words: {
      add: /^加入/,
      hosted: '在此應用程式付款',
      review: /核對訂單/,
      place: /確認下單/,
      done: '完成，返回應用程式',
      off: '付款已取消',
    },
  },
]) {
  test(`[EMB-01] [CHK-14] in ${language}: a person signed in by the host orders in its frame, pays with its wallet and returns`, async ({
    page,
  }) => {
    const { email } = await newPerson();
    const { shop, state } = await openKnown(page, { email, path: menu + query });
    const storage = () => {
      try {
        return typeof window.localStorage;
      } catch {
        return 'blocked';
      }
    };
    expect(await shop.evaluate(storage)).toBe('blocked');
    await shop
      .locator('a[href*="item="]')
      .filter({ hasText: /Dal makhani|黑扁豆/ })
      .first()
      .click();
    const dialog = shop.getByRole('dialog');
    await addOpenItem(shop, dialog, words.add);
    await choosePickup(page, shop);
    await shop.goto(`${urls().shell}${checkout}${query}&embed=hqo`);
    await expect(shop.getByText(email)).toBeVisible();
    await expect(shop.getByRole('group', { name: words.hosted })).toBeVisible();
    await expectAccessible(page, 'a checkout in a frame');
    await choosePayment(shop, /Google Pay/);
    await shop.getByRole('button', { name: words.review }).click();
    await shop.getByRole('button', { name: words.place }).click();
    await expect(page.locator('#amount')).toHaveText(/^GOOGLE_PAY: \d+\.\d\d CAD$/);
    await page.getByRole('button', { name: 'Call off' }).click();
    await expect(shop.getByText(words.off)).toBeVisible();
    expect(await ordersOf(email)).toHaveLength(0);
    await shop.getByRole('button', { name: words.place }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(shop.getByRole('button', { name: words.done })).toBeVisible();
    expect(await ordersOf(email)).toHaveLength(1);
    await expectAccessible(page, 'a placed order in a frame');
    await shop.getByRole('button', { name: words.done }).click();
    await expect(state).toHaveText('the shop is closed');
  });
}

test('a guest in a frame keeps the cart, although the browser blocks cookies of other sites', async ({
  page,
}) => {
  const { shop } = await openPartner(page, { path: menu });
  await addPlainItem(shop, 'Dal makhani');
  await shop.goto(`${urls().shell}${LUCKNOW.path}/order?embed=hqo`);
  await expect(
    shop
      .getByRole('heading', { name: /Dal makhani/ })
      .or(shop.getByText('Dal makhani'))
      .first(),
  ).toBeVisible();
  const cookies = await page.context().cookies(urls().sandbox);
  expect(cookies.map(({ name }) => name)).not.toContain('tiffin_guest');
  await expectAccessible(page, 'a guest’s cart in a frame');
});

test('[EMB-01] [EMB-07] [AUT-04] an invalid token leaves a guest’s page, and 15 s later another is requested', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource.*401/);
  const { email } = await newPerson();
  await page.clock.install();
  const { shop, state, said } = await openPartner(page, { email, path: menu, begins: 'badly' });
  await expect(state).toHaveText('the shop refused: TOKEN');
  await waitForWholeMenu(shop);
  await expect(said('shop TOKEN_REQUEST')).toHaveCount(0);
  await page.clock.fastForward(RETRY_MS);
  await expect(said('shop TOKEN_REQUEST')).toHaveCount(1);
  await expect(state).toHaveText('the person is known');
  await expectAccessible(page, 'a page whose session came late');
});

test('[EMB-01] signing in is left to the host, and the framed page does not navigate', async ({ page }) => {
  const { email } = await newPerson();
  const { shop, state, said } = await openPartner(page, { path: '/order/team/join?lang=en' });
  await expect(said('host INIT')).toHaveCount(1);
  await shop.getByLabel('Work email').fill(email);
  await shop.getByRole('button', { name: 'Send code' }).click();
  await expect(state).toHaveText('the shop asks to sign in');
  await expect(shop.getByRole('dialog')).toContainText('Sign in through the app that shows this page');
  expect(new URL(shop.url()).pathname).toBe('/order/team/join');
  await expectAccessible(page, 'a frame that asks to sign in');
  await page.getByLabel('Person').fill(email);
  await page.getByRole('button', { name: 'Introduce the person' }).click();
  await expect(said('shop READY')).toHaveCount(1);
  await expect(shop.getByRole('dialog')).toHaveCount(0);
});

test('[EMB-05] [CHK-14] a webview with the mock Android bridge pays with its wallet', async ({ page }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(`${urls().shell}${checkout}?embed=webview&lang=en`);
  await choosePayment(page, /Google Pay/);
  await fillGuest(page, 'webview@northlight.example');
  await goToReview(page);
  await placeOrder(page);
  await expect(page.getByRole('button', { name: 'Done, back to the app' })).toBeVisible();
  await expectAccessible(page, 'a placed order in a webview');
});

test('[EMB-04] a native application receives WEBVIEW_CLOSE; the page waits 2 s for one that never answers and continues without it', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource.*(401|403|404)/);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard, TiffinAndroid: { postMessage: (text: string) => heard.push(text) } });
  });
  await page.goto(
    `${urls().shell}${LUCKNOW.path}/status/none?orderIdentifierType=GUEST_TOKEN&embed=webview&lang=en`,
  );
  await page.getByRole('button', { name: 'Done, back to the app' }).click();
  const heard: unknown = await page.evaluate(() => Reflect.get(window, 'heard'));
  const types = Array.isArray(heard) ? heard.map((text) => String(JSON.parse(String(text)).type)) : [];
  expect(types).toEqual(expect.arrayContaining(['HELLO', 'SUPPORTED_PAYMENT_METHOD', 'WEBVIEW_CLOSE']));
});
