import { guest, type Answer, type Caller } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';

const HOUR = 3_600_000;

const sandbox = ownSandbox();

type Sent = { readonly subject: string; readonly body: string; readonly html: string };

const ask = (who: Caller, identifier: string, type: string, headers = {}): Promise<Answer> =>
  who.call(
    'POST',
    `/main/v1/order-receipt?orderIdentifier=${identifier}&orderIdentifierType=${type}`,
    undefined,
    headers,
  );

/** The letters to an address, newest first. The last is the receipt that every order gets when it is placed. */
async function lettersTo(email: string): Promise<Sent[]> {
  return (await guest(sandbox).call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`)).body
    .messages;
}

async function placed(shopper: Shopper): Promise<Answer['body']> {
  return (await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes))).body.order;
}

async function ended(shopper: Shopper): Promise<Answer['body']> {
  const order = await placed(shopper);
  for (let status = ''; status !== 'COURIER_DROPPED_OFF';)
    status = (await guest(sandbox).call('POST', `/sandbox/orders/${order.orderId}/advance`, {})).body
      .orderStatus;
  return order;
}

async function wait(advanceMs: number): Promise<void> {
  await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs });
}

it('goes to the account’s address with date, number, lines, taxes and total, as text and HTML', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const order = await ended(shopper);
  const read = (await shopper.caller.call('GET', `/main/v1/order/${order.orderId}`)).body.order;
  expect(read.receiptEmail).toBe(shopper.email);
  const sent = await ask(shopper.caller, order.orderId, 'ID');
  expect([sent.status, sent.body]).toEqual([200, { email: shopper.email }]);
  const [letter] = await lettersTo(shopper.email);
  const { orderReceipt } = order;
  for (const part of [
    new Date(order.createdAt).getFullYear(),
    order.orderId,
    orderReceipt.orderTicketNumber,
    'Visa ending 4242',
    '2 × Lemon rice box',
    'HST',
    `$${(orderReceipt.totalMicro / 1_000_000).toFixed(2)}`,
  ]) {
    expect(letter?.body).toContain(String(part));
    expect(letter?.html).toContain(String(part));
  }
  expect(letter?.body).toContain(
    `${sandbox.shellUrl}/m/lucknow-lunch-home/status/${order.orderId}?orderIdentifierType=ID`,
  );
  expect(letter?.html).not.toContain(order.orderToken);
  expect(letter?.body).not.toContain(order.orderToken);
});

it('speaks Chinese to whoever reads Chinese', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await ended(shopper);
  await ask(shopper.caller, orderId, 'ID', { 'accept-language': 'zh' });
  const [letter] = await lettersTo(shopper.email);
  expect(letter?.subject).toMatch(/^你在 .+ 的訂單$/);
  expect(letter?.body).toContain(`訂單編號：${orderId}`);
  for (const part of ['訂單編號', '檸檬飯盒', 'Visa 尾號 4242', '總計', '年']) {
    expect(letter?.body).toContain(part);
    expect(letter?.html).toContain(part);
  }
});

it('sends one for a double press, and three at most in a day', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await ended(shopper);
  const atFirst = (await lettersTo(shopper.email)).length;
  const both = await Promise.all([1, 2].map(async () => ask(shopper.caller, orderId, 'ID')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await lettersTo(shopper.email)).toHaveLength(atFirst + 1);
  for (const more of [2, 3]) {
    await wait(HOUR);
    await ask(shopper.caller, orderId, 'ID');
    expect(await lettersTo(shopper.email)).toHaveLength(atFirst + more);
  }
  await wait(HOUR);
  expect(await ask(shopper.caller, orderId, 'ID')).toMatchObject({
    status: 429,
    body: { error: { type: 'RECEIPT_SENT_OFTEN' } },
  });
});

it('goes to the address of a guest’s profile, whoever holds the guest’s link', async () => {
  const shopper = Shopper.guest(sandbox);
  const { guestOrderToken } = await ended(shopper);
  const stranger = guest(sandbox);
  expect((await ask(stranger, guestOrderToken, 'GUEST_TOKEN')).body).toEqual({ email: shopper.email });
  const [letter] = await lettersTo(shopper.email);
  expect(letter?.body).toContain(`/status/${guestOrderToken}?orderIdentifierType=GUEST_TOKEN`);
});

it('is refused to the bearer of a shared link, who is told no address', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderToken } = await ended(shopper);
  const stranger = guest(sandbox);
  expect(await ask(stranger, orderToken, 'TOKEN')).toMatchObject({
    status: 403,
    body: { error: { type: 'FORBIDDEN', reason: 'NOT_PAYER' } },
  });
  const { order } = (await stranger.call('GET', `/main/v1/order/token/${orderToken}`)).body;
  expect(order.receiptEmail).toBeNull();
});

it('waits for the end of the order', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const order = await placed(shopper);
  expect(order.receiptEmail).toBeNull();
  expect(await ask(shopper.caller, order.orderId, 'ID')).toMatchObject({
    status: 409,
    body: { error: { type: 'RECEIPT_NOT_READY' } },
  });
});

it('says what goes back for an order that ended without food', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId, orderReceipt } = await placed(shopper);
  await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/reject`, {});
  await ask(shopper.caller, orderId, 'ID');
  const [letter] = await lettersTo(shopper.email);
  const amount = `$${(orderReceipt.totalMicro / 1_000_000).toFixed(2)}`;
  expect(letter?.body).toContain(
    `This order was cancelled or not accepted, so you got no food.\n\n${amount} goes back the way you paid in 5 to 10 days.`,
  );
});
