import { choosePayment, goToReview, placeOrder } from '../steps/checkout';
import { choosePickup } from '../steps/fulfillment';
import { addPlainItem, LUCKNOW, openMenu } from '../steps/menu';
import { orderByCalls, rejectByCalls } from '../steps/order-by-calls';
import { orderIdIn } from '../steps/status';
import { signIn } from '../steps/sign-in';
import { advanceOrder, newPerson } from '../sandbox-controls';
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
  await page.getByText(say('mfe-menu-cart:reorder.done')).waitFor();
  await camera.shoot('reorder-done');
  await camera.open(reorder);
  await page.getByRole('button', { name: say('mfe-menu-cart:reorder.decline') }).waitFor();
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
