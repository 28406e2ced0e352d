import type { Page } from '@playwright/test';
import { bearer } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import { expect, test } from '../fixtures';
import { newPerson, ordersOf, type Person } from '../sandbox-controls';
import { choosePayment, fillCard, fillGuest, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { loseFirstAnswer } from '../steps/lost-answer';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { fillCartByCalls, tokenOf } from '../steps/order-by-calls';
import { signIn } from '../steps/sign-in';
import { urls } from '../urls';
import { services } from './services';

const CHECKOUT = `${LUCKNOW.path}/place/order`;

test.beforeEach(({ watch }) => watch.expectTrouble(/Failed to load resource/));

/** Opens the last step of the checkout of a person's filled cart. */
async function openReview(page: Page, nora?: Person): Promise<void> {
  await page.goto(urls().shell + CHECKOUT);
  if (nora) await signIn(page, nora);
  await choosePayment(page, /4242/);
  await goToReview(page);
}

async function personWithCart(): Promise<Person> {
  const nora = await newPerson({ cards: ['visa'] });
  await fillCartByCalls(await tokenOf(nora.email));
  return nora;
}

test('a lost answer after the payment never leads to an empty cart without the order', async ({
  page,
  context,
}) => {
  await loseFirstAnswer(context);
  await openMenu(page);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(urls().shell + CHECKOUT);
  await fillGuest(page, 'gus@guest.example');
  await fillCard(page, '4242 4242 4242 4242');
  await goToReview(page);
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v1/guest-order')),
    placeOrder(page),
  ]);
  // Clears everything of the browser except its cookies.
  await page.goto(`${urls().shell}/health/live`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(urls().shell + CHECKOUT);
  await expect(page.getByRole('heading', { level: 1, name: /You placed this order at/ })).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(/\/status\/.+orderIdentifierType=GUEST_TOKEN/);
  await expect(page.getByText('Dal makhani').first()).toBeVisible();
});

test('a host whose group payment lost its answer finds the order after a reload', async ({
  page,
  context,
}) => {
  const ana = await newPerson({ firstName: 'Ana', cards: ['visa'] });
  const host = bearer(services(), await tokenOf(ana.email));
  const story = new GroupStory(services());
  // Enough items for a delivery.
  await story.add(host, 3);
  const group = await story.start(host);
  const sent = await loseFirstAnswer(context);
  const room = `${urls().shell}/order/fulfillments/${group.fulfillmentId}/edit`;
  await openMenu(page);
  await signIn(page, ana);
  await page.goto(room);
  await page
    .getByRole('button', { name: /check out/i })
    .first()
    .click();
  const paying = page.getByRole('dialog');
  await expect(paying.getByRole('radio', { name: /4242/ })).toBeChecked();
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/confirm')),
    paying.getByRole('button', { name: /Pay|Place/ }).click(),
  ]);
  await page.goto(room);
  await expect(page.getByRole('main').getByRole('link', { name: 'Track order' })).toBeVisible();
  await expect(page.getByRole('button', { name: /check out/i })).toHaveCount(0);
  expect(sent.requests()).toBe(1);
  expect(await ordersOf(ana.email)).toHaveLength(1);
});

test('two tabs never pay twice, and the losing one names the order that was placed', async ({
  page,
  context,
}) => {
  const nora = await personWithCart();
  await openReview(page, nora);
  const other = await context.newPage();
  await openReview(other);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/status\//);
  await placeOrder(other);
  await expect(other.getByRole('heading', { level: 1, name: /You placed this order at/ })).toBeVisible();
  const [orderId, ...more] = await ordersOf(nora.email);
  expect(more).toEqual([]);
  await expect(other.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    new RegExp(`${orderId}`),
  );
});

test('two carts that approve a wallet at the same moment place one order', async ({ page, context }) => {
  const nora = await newPerson({ cards: [] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await choosePickup(page);
  await page.goto(`${urls().shell}${LUCKNOW.path}/order`);
  const other = await context.newPage();
  await other.goto(`${urls().shell}${LUCKNOW.path}/order`);
  const pays = [];
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole('button', { name: 'Google Pay' }).click();
    pays.push(
      tab.getByRole('dialog', { name: 'Google Pay' }).getByRole('button', { name: 'Pay', exact: true }),
    );
  }
  await Promise.all(pays.map((pay) => pay.click()));
  for (const tab of [page, other]) {
    await tab.bringToFront();
    // The tab whose order it is opens it, the other one links to it or has found it too.
    await expect(
      tab.getByRole('link', { name: 'View order' }).or(tab.getByRole('group', { name: 'Receipt' })),
    ).toBeVisible();
  }
  expect(await ordersOf(nora.email)).toHaveLength(1);
});

test('a service that ignores idempotency keys never gets the order twice', async ({ page, context }) => {
  let arrive = (): void => undefined;
  const arrivesAfter = new Promise<void>((resolve) => (arrive = resolve));
  const nora = await personWithCart();
  const sent = await loseFirstAnswer(context, { isKeyless: true, arrivesAfter });
  await openReview(page, nora);
  // Until this route is removed, no page can learn whether an order exists.
  await context.route('**/orders/active*', (route) => route.abort());
  await placeOrder(page);
  const notKnown = { level: 1, name: /^(Checking on your order|We can’t check on your order)/ };
  await expect(page.getByRole('heading', notKnown)).toBeVisible();
  await page.reload();
  const other = await context.newPage();
  await other.goto(urls().shell + CHECKOUT);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', notKnown)).toBeVisible();
    await expect(tab.getByRole('button', { name: /Place order/ })).toBeHidden();
  }
  arrive();
  await expect.poll(() => ordersOf(nora.email)).toHaveLength(1);
  await context.unroute('**/orders/active*');
  for (const tab of [page, other]) {
    await tab.bringToFront();
    // The tab that checks first opens the order, the other one links to it. Both must finish before they continue.
    await expect(
      tab.getByRole('link', { name: 'View order' }).or(tab.getByRole('group', { name: 'Receipt' })),
    ).toBeVisible();
    await expect(tab.getByRole('heading', notKnown)).toBeHidden();
    await tab.goto(urls().shell + CHECKOUT);
    await expect(tab.getByRole('heading', { level: 1, name: /You placed this order at/ })).toBeVisible();
  }
  expect(sent.requests()).toBe(1);
  expect(await ordersOf(nora.email)).toHaveLength(1);
});
