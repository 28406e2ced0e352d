import { lettersOf, lettersTo } from '../../test-support/letters-of';
import { lunchOfThree } from '../../test-support/lunch-of-three';
import { ownSandbox } from '../../test-support/own-sandbox';
import { CARDS, Shopper } from '../../test-support/shopper';

const sandbox = ownSandbox();
const dollars = (micro: number) => `$${(micro / 1_000_000).toFixed(2)}`;

it('a receipt shows the delivery fee, and that a code for free delivery takes it off', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  await shopper.fill();
  const { cart } = (await shopper.change('checkout-code', { checkoutCodeToAdd: 'FREEDEL' })).body;
  const { order } = (await shopper.order(cart.cartChecksum, await shopper.card(CARDS.passes))).body;
  const [discount] = order.orderReceipt.orderDiscounts;
  expect(order.orderReceipt.deliveryChargeMicro).toBe(0);
  expect(discount.deliverySavingMicro).toBeGreaterThan(0);
  const saved = dollars(discount.deliverySavingMicro);
  const [receipt] = await lettersTo(shopper.caller, shopper.email);
  expect(receipt?.body).toContain(`Delivery fee: ${saved}`);
  expect(receipt?.body).toContain(`${discount.name}: -${saved}`);
});

it('a receipt of a cancelled group tells the host what goes back to the guests’ cards', async () => {
  const { ana, orderId } = await lunchOfThree(sandbox, { paymentSplit: 'PAY_SEPARATELY' });
  await ana.call('PATCH', `/main/v1/order/${orderId}/cancel`);
  const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
  expect(order.readerMoney.paidByGuestsMicro).toBeGreaterThan(0);
  await ana.call('POST', `/main/v1/order-receipt?orderIdentifier=${orderId}&orderIdentifierType=ID`);
  const [receipt] = await lettersOf(ana);
  const amount = dollars(order.readerMoney.paidByGuestsMicro);
  expect(receipt?.body).toContain(`${amount} goes back to the guests’ cards.`);
});
