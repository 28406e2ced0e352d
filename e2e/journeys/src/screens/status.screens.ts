import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { orderByCalls, orderDeliveryByCalls, rejectByCalls } from '../steps/order-by-calls';
import { orderIdIn } from '../steps/status';
import { signIn } from '../steps/sign-in';
import { advanceOrder, advanceOrderTo, completeOrder, failDelivery, newPerson } from '../sandbox-controls';
import { test } from './studio';
import type { Page } from '@playwright/test';

test('an order from placing to the end', async ({ page, camera }) => {
  const orderId = await placedOrder(page);
  await camera.open();
  await camera.shoot('status-placed');
  const seen = new Set<string>();
  for (let state = await advanceOrder(orderId); !seen.has(state); state = await advanceOrder(orderId)) {
    seen.add(state);
    await camera.open();
    await camera.shoot(`status-${state.toLowerCase().replaceAll('_', '-')}`);
  }
});

test('an order that is cancelled', async ({ page, camera, say }) => {
  await placedOrder(page);
  await camera.open();
  await page.getByRole('button', { name: say('mfe-order-status:cancel.button') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await camera.shoot('status-cancel');
  await dialog.getByRole('button', { name: say('mfe-order-status:cancel.confirm') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await camera.open();
  await camera.shoot('status-cancelled');
});

test('an order that the restaurant does not accept', async ({ page, camera }) => {
  const { email, orderId } = await signedInWithOrder(page);
  await rejectByCalls(email, orderId);
  await camera.open(`${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await camera.shoot('status-rejected');
});

test('the end of a pickup order, with its rating, help and receipt', async ({ page, camera, say }) => {
  const { orderId } = await signedInWithOrder(page);
  await completeOrder(orderId);
  await camera.open(`${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await page.getByRole('button', { name: say('mfe-order-status:rating.send') }).waitFor();
  await camera.shoot('status-rating');
  await page.getByRole('button', { name: say('mfe-order-status:help.topic.missing') }).click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('status-help');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await page.getByText(orderId).waitFor();
  await camera.shoot('status-receipt-on-paper');
});

test('a delivery: its courier, late, delivered and undeliverable', async ({ page, camera }) => {
  const person = await newPerson();
  const orderId = await orderDeliveryByCalls(person.email);
  await openMenu(page);
  await signIn(page, person);
  await advanceOrderTo(orderId, 'COURIER_PICKED_UP');
  await camera.open(`${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await page.locator('a[href^="tel:+1604"]').waitFor();
  await camera.shoot('status-courier');
  await changeOrder(page, orderId, (order) => ({
    ...order,
    promisedTimeRange: { from: minutesFromNow(-20), to: minutesFromNow(-10) },
  }));
  await camera.open();
  await camera.shoot('status-late');
  await page.unrouteAll();
  await advanceOrderTo(orderId, 'COURIER_DROPPED_OFF');
  await camera.open();
  await camera.shoot('status-delivered');
  const failed = await orderDeliveryByCalls(person.email);
  await advanceOrderTo(failed, 'COURIER_PICKED_UP');
  await failDelivery(failed);
  await camera.open(`${LUCKNOW.path}/status/${failed}?orderIdentifierType=ID`);
  await camera.shoot('status-undelivered');
});

test('an order with a missing dish', async ({ page, camera, say }) => {
  const { email, orderId } = await signedInWithOrder(page);
  await rejectByCalls(email, orderId, ['saffron-caramel-custard']);
  await camera.open(`${LUCKNOW.path}/status/${orderId}?orderIdentifierType=ID`);
  await camera.shoot('status-asks-to-continue');
  await page.getByRole('button', { name: say('mfe-order-status:continue.button') }).click();
  await page.getByText(say('mfe-order-status:items.rejected.settled')).waitFor();
  await camera.open();
  await camera.shoot('status-continued');
});

test('ordering again', async ({ page, camera, say }) => {
  const { email, orderId } = await signedInWithOrder(page);
  await rejectByCalls(email, orderId);
  await camera.open('/catalogs/none');
  await page.getByRole('button', { name: say('shell:header.myOrders_one') }).click();
  await page.getByRole('dialog').waitFor();
  await camera.shoot('my-orders-ended');
  const reorder = `${LUCKNOW.path}/order?reorder=${orderId}&orderIdentifierType=ID`;
  await camera.open(reorder);
  await page.getByText(say('mfe-menu-cart#reorder:done')).waitFor();
  await camera.shoot('reorder-done');
  await camera.open(reorder);
  await page.getByRole('button', { name: say('mfe-menu-cart#reorder:decline') }).waitFor();
  await camera.shoot('reorder-question');
});

async function signedInWithOrder(page: Page): Promise<{ readonly email: string; readonly orderId: string }> {
  const person = await newPerson();
  const orderId = await orderByCalls(person.email, ['saffron-caramel-custard']);
  await openMenu(page);
  await signIn(page, person);
  return { email: person.email, orderId };
}

async function placedOrder(page: Page): Promise<string> {
  const nora = await newPerson({ cards: ['visa'] });
  await openMenu(page);
  await signIn(page, nora);
  await addPlainItem(page, 'Dal makhani');
  await addPlainItem(page, 'Mango lassi');
  await choosePickup(page);
  await page.goto(new URL(`${LUCKNOW.path}/place/order`, page.url()).href);
  await choosePayment(page, /4242/);
  await goToReview(page);
  await placeOrder(page);
  await page.waitForURL(/\/status\//);
  return orderIdIn(page.url());
}

/** Changes the answer of the service, for a state that the sandbox does not reach by itself. */
async function changeOrder(
  page: Page,
  orderId: string,
  change: (order: Readonly<Record<string, unknown>>) => object,
): Promise<void> {
  await page.route(`**/v1/order/${orderId}`, async (route) => {
    const response = await route.fetch();
    const { order } = await response.json();
    await route.fulfill({ response, json: { order: change(order) } });
  });
}

function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
