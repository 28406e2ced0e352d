import type { Caller } from '../../test-support/caller';
import { GroupStory, linkIdOf, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

type Room = { readonly host: Caller; readonly ben: Caller; readonly cy: Caller; readonly group: Started };

/** Ana hosts with five dishes, Ben is ready with three, and Cy chooses with one. */
async function room(showGuestItems: boolean): Promise<Room> {
  const [host, ben, cy] = [await story.person('Ana'), await story.person('Ben'), story.guest()];
  await story.add(host, 5);
  const group = await story.start(host, {
    deliveryDetails: { location: '9 Mercer Street', locationId: null, deliveryInstructions: '' },
  });
  await host.call('PATCH', group.path, { showGuestItems });
  for (const [who, name, quantity] of [
    [ben, undefined, 3],
    [cy, 'Cy', 1],
  ] as const) {
    await story.join(who, group, name);
    await story.add(who, quantity);
  }
  await story.sayDone(ben, group);
  return { host, ben, cy, group };
}

/** Returns the answers of every call that reads something of a group or its order, by path. */
async function everyAnswer(who: Caller, group: Started, order?: Readonly<Record<string, string>>) {
  const paths = [
    group.path,
    `${group.path}?includeOrderId=true`,
    ...['status', 'validation', 'tip-options', 'scheduled-time-slots', 'fulfillment-type-options'].map(
      (name) => `${group.path}/${name}`,
    ),
    `/fulfillment/fulfillments?merchantIds=${story.merchantId}&fulfillmentStateFilter=OPEN,CLOSED`,
    `/invite/invites/${linkIdOf(group.joinUri)}`,
    `/main/v1/cart/${story.merchantId}`,
    '/gateway/orders/active',
    '/gateway/orders/history',
    '/main/v1/reorder?latitude=43.6455&longitude=-79.3901',
    ...(order
      ? [
          `/main/v1/order/${order.orderId}`,
          `/main/v1/order/token/${order.orderToken}`,
          `/main/v1/guest-order/${order.orderToken}`,
          `/main/v1/delivery-status?orderIdentifier=${order.orderToken}&orderIdentifierType=TOKEN`,
          `/main/v1/order-rating?orderIdentifier=${order.orderToken}&orderIdentifierType=TOKEN`,
        ]
      : []),
  ];
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await who.call('GET', path)) })));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(order ? 9 : 8);
  return answers;
}

/** Returns what an answer says of food: the quantities of its lines, and every number at a key that ends in Micro. */
function foodIn(value: unknown, key = ''): { readonly quantities: number[]; readonly amounts: number[] } {
  const amounts = typeof value === 'number' && key.endsWith('Micro') ? [value] : [];
  if (typeof value !== 'object' || value === null) return { quantities: [], amounts };
  const isLine = 'menuItemId' in value && 'quantity' in value && typeof value.quantity === 'number';
  const inside = Object.entries(value).map(([name, part]: [string, unknown]) => foodIn(part, name));
  return {
    quantities: [
      ...(isLine ? [Number(value.quantity)] : []),
      ...inside.flatMap(({ quantities }) => quantities),
    ],
    amounts: inside.flatMap((one) => one.amounts),
  };
}

/** Returns all amounts that only the host may see: of each of the others, and of the group. */
async function hiddenAmounts({ host, group }: Room, own: string): Promise<ReadonlySet<number>> {
  const { guests, costBreakdown: cost, bill } = await story.read(host, group);
  const others = [...guests, ...cost.shares, ...(bill?.parts ?? [])].filter(
    ({ externalUserId }) => externalUserId !== own,
  );
  const { itemSumMicro, subtotalMicro, totalMicro, taxMicro } = cost;
  const tips = (await host.call('GET', `${group.path}/tip-options`)).body ?? {};
  const sums = [itemSumMicro, subtotalMicro, totalMicro, taxMicro, bill?.totalMicro ?? 0];
  return new Set(
    [...foodIn(tips).amounts, ...others.flatMap((one) => foodIn(one).amounts), ...sums].filter(
      (micro) => micro > 0,
    ),
  );
}

/** Returns a guest's own amounts as the host sees them. The price of one dish is among them. */
async function ownAmounts({ host, group }: Room, own: string): Promise<ReadonlySet<number>> {
  const { guests, costBreakdown: cost, bill } = await story.read(host, group);
  const mine = [...guests, ...cost.shares, ...(bill?.parts ?? [])].filter(
    ({ externalUserId }) => externalUserId === own,
  );
  return new Set(mine.flatMap((one) => foodIn(one).amounts));
}

async function expectOwnFoodOnly(visit: Room, who: 'ben' | 'cy', order?: Readonly<Record<string, string>>) {
  const quantity = who === 'ben' ? 3 : 1;
  const { currentUserId } = await story.read(visit[who], visit.group);
  const hidden = await hiddenAmounts(visit, currentUserId);
  const own = await ownAmounts(visit, currentUserId);
  expect(hidden.size).toBeGreaterThan(0);
  for (const { path, body } of await everyAnswer(visit[who], visit.group, order)) {
    const { quantities, amounts } = foodIn(body);
    expect([path, quantities.filter((one) => one !== quantity)]).toEqual([path, []]);
    const leaked = amounts.filter((micro) => hidden.has(micro) && !own.has(micro));
    expect([path, leaked]).toEqual([path, []]);
  }
}

it('[GRP-20] the address for a guest’s reminders is in no answer to anybody else', async () => {
  const visit = await room(true);
  const email = 'cy.secret@home.example';
  const asked = await visit.cy.call('PUT', `${visit.group.path}/guests/reminder-email`, { email });
  expect(asked.body.fulfillment.guests[2].reminderEmail).toBe(email);
  const { guests } = await story.read(visit.host, visit.group);
  await visit.host.call('PUT', `${visit.group.path}/guests/${guests[1].externalUserId}/co-host`, {
    isCoHost: true,
  });
  for (const who of [visit.host, visit.ben])
    expect(JSON.stringify(await everyAnswer(who, visit.group))).not.toContain('cy.secret');
});

it.each(['ben', 'cy'] as const)(
  '[GRP-20] with private items no answer tells %s what others have, in the open room',
  async (who) => {
    const visit = await room(false);
    await expectOwnFoodOnly(visit, who);
  },
);

it('[GRP-20] with private items no answer tells a guest what others had, after the order', async () => {
  const visit = await room(false);
  const { orderId } = (await story.confirm(visit.host, visit.group)).body;
  const { orderToken } = await story.read(visit.host, visit.group);
  await expectOwnFoodOnly(visit, 'ben', { orderId, orderToken });
  const { order } = (await visit.ben.call('GET', `/main/v1/order/${orderId}`)).body;
  const { bill } = await story.read(visit.ben, visit.group);
  expect(order.orderReceipt.totalMicro).toBe(bill.parts[0].amountMicro);
  // A part has delivery and service as one sum; a receipt does not call one of them the other.
  const whole = (await visit.host.call('GET', `/main/v1/order/${orderId}`)).body.order.orderReceipt;
  const { deliveryChargeMicro, serviceChargeMicro } = order.orderReceipt;
  expect(deliveryChargeMicro + serviceChargeMicro).toBe(bill.parts[0].feesMicro);
  expect([deliveryChargeMicro > 0, serviceChargeMicro > 0]).toEqual([
    whole.deliveryChargeMicro > 0,
    whole.serviceChargeMicro > 0,
  ]);
  expect([whole.deliveryChargeMicro, order.readerMoney.partMicro]).toEqual([0, bill.parts[0].amountMicro]);
  const stranger = (await story.guest().call('GET', `/main/v1/order/token/${orderToken}`)).body.order;
  expect([stranger.orderItems, stranger.orderReceipt.totalMicro]).toEqual([[], 0]);
});

it('with public items guests see each other’s, and the host sees all in both', async () => {
  const open = await room(true);
  const seen = foodIn(await story.read(open.cy, open.group)).quantities;
  expect(seen.sort()).toEqual([1, 3, 5]);
  const closed = await room(false);
  expect(foodIn(await story.read(closed.host, closed.group)).quantities.sort()).toEqual([1, 3, 5]);
});
