import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const addMay = (who: Caller, group: Started) =>
  who.call('POST', `${group.path}/guests/colleagues`, { firstName: 'May' });

/** Ana hosts with some portions of one dish, Ben is ready with one, and May has no phone. */
async function lunch(settings: Readonly<Record<string, unknown>> = {}) {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, settings);
  const benId: string = (await story.join(ben, group)).body.fulfillment.currentUserId;
  await story.add(ben);
  await story.sayDone(ben, group);
  const { cartItemId } = (await story.add(ana, 3)).body.cart.cartItems[0];
  const { guests } = (await addMay(ana, group)).body.fulfillment;
  const mayId: string = guests[2].externalUserId;
  const give = (who: Caller, guestId = mayId) =>
    who.call('POST', `${group.path}/guests/${guestId}/items`, { cartItemId });
  return { ana, ben, group, benId, mayId, cartItemId, give };
}

it('adds a named person, who is ready with their first dish and pays nothing by card', async () => {
  const { ana, ben, group, mayId, give } = await lunch({ paymentSplit: 'PAY_SEPARATELY' });
  expect((await story.read(ben, group)).guests[2]).toMatchObject({
    firstName: 'May',
    status: 'BROWSING',
    isAddedByHost: true,
  });
  const given = (await give(ana)).body.fulfillment;
  expect(
    given.guests.map((guest: { cartItems: { quantity: number }[] }) => guest.cartItems[0]?.quantity),
  ).toEqual([2, 1, 1]);
  expect(given.guests[2]).toMatchObject({ status: 'READY' });
  expect(given.guests[2].heldMicro).toBeUndefined();
  const { shares, totalMicro } = given.costBreakdown;
  const amounts: readonly number[] = shares.map(({ amountMicro }: { amountMicro: number }) => amountMicro);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalMicro);

  const refused = await story.confirm(ana, group);
  // Ben pays with a card of his own, May does not.
  expect(refused.body.error.data.guests).toHaveLength(1);
  await story.payPart(ben, group, 100_000_000);
  const { orderId, fulfillment } = (await story.confirm(ana, group)).body;
  expect(orderId).toEqual(expect.any(String));
  const part = fulfillment.bill.parts.find((one: { externalUserId: string }) => one.externalUserId === mayId);
  expect(part).toMatchObject({ firstName: 'May', amountMicro: amounts[2], owedMicro: amounts[2] });
  expect(part.items).toHaveLength(1);
  const { order } = (await ana.call('GET', `/main/v1/order/${orderId}`)).body;
  const names = order.orderItems.map((item: { guest?: { firstName?: string } }) => item.guest?.firstName);
  expect(names).toContain('May');
});

it('adds one person and hands over one portion for an idempotency key, however often it is sent', async () => {
  const { ana, group, mayId, cartItemId } = await lunch();
  const send = (path: string, body: unknown, key: string) =>
    ana.call('POST', `${group.path}/guests/${path}`, body, { 'idempotency-key': key });
  const [addKey, giveKey] = [crypto.randomUUID(), crypto.randomUUID()];
  const add = (key = addKey, firstName = 'Nia') => send('colleagues', { firstName }, key);
  const added = await Promise.all([add(), add()]);
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  expect((await add()).body.fulfillment.guests).toHaveLength(4);
  const give = (key = giveKey) => send(`${mayId}/items`, { cartItemId }, key);
  await Promise.all([give(), give()]);
  const portions = async () =>
    (await give()).body.fulfillment.guests.map(({ cartItems }: { cartItems: { quantity: number }[] }) =>
      cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    );
  expect(await portions()).toEqual([2, 1, 1, 0]);
  expect((await add(addKey, 'Noa')).body.error.type).toBe('IDEMPOTENCY_KEY_REUSED');
  await give(crypto.randomUUID());
  expect(await portions()).toEqual([1, 1, 2, 0]);
  expect((await add(crypto.randomUUID())).body.fulfillment.guests).toHaveLength(5);
});

it('lets only the host add people, hand them dishes and take these away', async () => {
  const { ana, ben, group, benId, mayId, give } = await lunch();
  expect((await addMay(ben, group)).body.error.reason).toBe('NOT_THE_HOST');
  expect((await give(ben)).body.error.reason).toBe('NOT_THE_HOST');
  expect((await give(ana, benId)).body.error.reason).toBe('NOT_ADDED_BY_HOST');
  expect((await give(ana, 'nobody')).status).toBe(404);
  const { cartItemId } = (await give(ana)).body.fulfillment.guests[2].cartItems[0];
  const line = `${group.path}/guests/${mayId}/items/${cartItemId}`;
  expect((await ben.call('DELETE', line)).body.error.reason).toBe('NOT_THE_HOST');
  const [, , may] = (await ana.call('DELETE', line)).body.fulfillment.guests;
  expect(may).toMatchObject({ status: 'BROWSING', cartItems: [] });
});

it('hands over no more than the host has, and changes what the host agreed to pay', async () => {
  const { ana, group, give, cartItemId } = await lunch({ paymentSplit: 'PAY_SEPARATELY' });
  const { checksum } = await story.read(ana, group);
  const answers = [await give(ana), await give(ana), await give(ana), await give(ana)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect((await story.cart(ana)).cartItems).toEqual([]);
  const { guests, checksum: after } = await story.read(ana, group);
  const portions = guests[2].cartItems.reduce(
    (sum: number, item: { quantity: number }) => sum + item.quantity,
    0,
  );
  expect([
    portions,
    guests[2].cartItems.some((item: { cartItemId: string }) => item.cartItemId === cartItemId),
  ]).toEqual([3, false]);
  expect(after).not.toBe(checksum);
});

it('counts to the limit of people, and goes with their dishes when removed', async () => {
  const { ana, group, mayId, give } = await lunch();
  await ana.call('PATCH', group.path, { guestMax: 3 });
  expect((await addMay(ana, group)).body.error).toMatchObject({ reason: 'FULL' });
  await give(ana);
  const removed = await ana.call('DELETE', `${group.path}/guests/${mayId}`);
  expect(removed.body.fulfillment.guests).toHaveLength(2);
  expect((await addMay(ana, group)).body.fulfillment.guests[2]).toMatchObject({ cartItems: [] });
});

it('gives the host back what they handed over when the group is cancelled', async () => {
  const { ana, group, give } = await lunch();
  await give(ana);
  expect((await ana.call('DELETE', group.path)).status).toBe(200);
  const { cartItems } = await story.cart(ana);
  expect(cartItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3]);
});
