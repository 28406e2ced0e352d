import { WHOLE_BROWSER } from '../browser-path';
import { expect, expectAccessible, test } from '../fixtures';
import { newPerson, ordersOf } from '../sandbox-controls';
import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu, waitForWholeMenu } from '../steps/menu';
import { openKnown } from '../steps/partner';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';

test.use(WHOLE_BROWSER);

const menu = `${LUCKNOW.path}/menu`;
const checkout = `${LUCKNOW.path}/place/order`;
const HOUR_MS = 3_600_000;

test('[EMB-03] [EMB-04] a card that the host stores pays for an order', async ({ page }) => {
  const { email } = await newPerson({ cards: [] });
  const { shop } = await openKnown(page, { email, path: menu });
  await addPlainItem(shop, 'Dal makhani');
  await choosePickup(page, shop);
  await shop.goto(`${urls().shell}${checkout}?embed=hqo`);
  await choosePayment(shop, /Mastercard ending 4444/);
  await goToReview(shop);
  await placeOrder(shop);
  await expect(page.locator('#amount')).toHaveText(/^IN_APP_STORED_PAYMENT/);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(shop.getByRole('button', { name: 'Done, back to the app' })).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
});

test('[AUT-04] an embedded session is renewed by the host every hour', async ({ page }) => {
  const { email } = await newPerson();
  await page.clock.install();
  const { shop, said } = await openKnown(page, { email, path: menu });
  await waitForWholeMenu(shop);
  await page.clock.fastForward(HOUR_MS - 60_000);
  await expect(said('shop HELLO')).toHaveCount(1);
  await expect(said('shop TOKEN_REQUEST')).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(said('shop TOKEN_REQUEST')).toHaveCount(1);
  await expect(said('shop READY')).toHaveCount(2);
});

test('[EMB-05] a stub mini-app offers its stored card', async ({ page }) => {
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(`${urls().shell}${checkout}?embed=miniapp&lang=en`);
  await expect(page.getByRole('group', { name: 'Pay in this app' })).toContainText('Visa ending 4242');
  await expectAccessible(page, 'a checkout in a mini-app');
});

test('[EMB-02] hqoLinkout ends the existing session once; the next one stays', async ({ page, watch }) => {
  // Requests that were running when the session ended are refused.
  watch.expectTrouble(/status of 401 .*\/(?:main|gateway)\//);
  const person = await newPerson();
  await page.addInitScript(() => {
    if (top === window) sessionStorage.setItem('arrivedBy', location.search);
  });
  await page.goto(urls().shell);
  await signIn(page, person);
  await page.goto(`${urls().shell}/?hqoLinkout=1`, { waitUntil: 'commit' });
  // The provider ends the session and redirects back to another document, without the flag.
  await page.waitForFunction(() => sessionStorage.getItem('arrivedBy') === '');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/hqoLinkout/);
  await signIn(page, person);
  await page.reload();
  await expect(
    page.getByRole('button', { name: new RegExp(`${person.firstName}.*’s account`) }),
  ).toBeVisible();
  await expectAccessible(page, 'a page that was linked out to');
});
