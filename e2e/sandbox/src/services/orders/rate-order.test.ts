import { guest, type Answer, type Caller } from '../../test-support/caller';
import { CARDS, Shopper } from '../../test-support/shopper';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();

const ratingPath = (identifier: string, type: string) =>
  `/main/v1/order-rating?orderIdentifier=${identifier}&orderIdentifierType=${type}`;
const rate = (who: Caller, path: string, stars: unknown, note?: string): Promise<Answer> =>
  who.call('PUT', path, { stars, ...(note !== undefined && { note }) });

async function placed(shopper: Shopper): Promise<Answer['body']> {
  return (await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes))).body.order;
}

async function arrive(orderId: string): Promise<void> {
  for (let status = ''; status !== 'COURIER_DROPPED_OFF' && status !== 'RECEIVED';)
    status = (await guest(sandbox).call('POST', `/sandbox/orders/${orderId}/advance`, {})).body.orderStatus;
}

it('an order that arrived has one rating, which the same rating leaves as it is and another one replaces', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  await arrive(orderId);
  const path = ratingPath(orderId, 'ID');
  expect((await shopper.caller.call('GET', path)).body).toEqual({ rating: null, canRate: true });
  const first = await rate(shopper.caller, path, 4, '  Hot and fast.  ');
  expect(first).toMatchObject({ status: 200, body: { rating: { stars: 4, note: 'Hot and fast.' } } });
  await guest(sandbox).call('POST', '/sandbox/clock', { advanceMs: 60_000 });
  expect((await rate(shopper.caller, path, 4, 'Hot and fast.')).body).toEqual(first.body);
  await rate(shopper.caller, path, 2);
  const { body } = await shopper.caller.call('GET', path);
  expect(body).toMatchObject({ rating: { stars: 2, note: '' }, canRate: true });
});

it('a guest rates by the guest token; a share link neither rates nor shows the rating', async () => {
  const { orderId, orderToken, guestOrderToken } = await placed(Shopper.guest(sandbox));
  await arrive(orderId);
  const stranger = guest(sandbox);
  expect((await rate(stranger, ratingPath(guestOrderToken, 'GUEST_TOKEN'), 5)).status).toBe(200);
  const shared = ratingPath(orderToken, 'TOKEN');
  expect((await stranger.call('GET', shared)).body).toEqual({ rating: null, canRate: false });
  expect(await rate(stranger, shared, 1)).toMatchObject({
    status: 403,
    body: { error: { type: 'FORBIDDEN', reason: 'NOT_PAYER' } },
  });
});

it('an order that is under way or cancelled cannot be rated', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  const path = ratingPath(orderId, 'ID');
  for (const act of [
    async () => {},
    async () => shopper.caller.call('PATCH', `/main/v1/order/${orderId}/cancel`),
  ]) {
    await act();
    expect((await shopper.caller.call('GET', path)).body).toEqual({ rating: null, canRate: false });
    expect(await rate(shopper.caller, path, 5)).toMatchObject({
      status: 409,
      body: { error: { type: 'ORDER_NOT_RATEABLE' } },
    });
  }
});

it.each([0, 6, 2.5, '5', null])('%p stars are refused', async (stars) => {
  const shopper = await Shopper.signedIn(sandbox);
  const { orderId } = await placed(shopper);
  await arrive(orderId);
  expect(await rate(shopper.caller, ratingPath(orderId, 'ID'), stars)).toMatchObject({
    status: 400,
    body: { error: { type: 'INVALID_PARAMETER' } },
  });
});
