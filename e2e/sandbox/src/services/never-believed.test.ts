import { guest } from '../test-support/caller';
import { GroupStory, linkIdOf } from '../test-support/group-story';
import { CARDS, Shopper } from '../test-support/shopper';
import { workerSandbox } from '../test-support/worker-sandbox';

const sandbox = workerSandbox();

const FREE = {
  priceMicro: 1,
  displayPriceMicro: 1,
  savingsMicro: 900_000_000,
  discountedPriceMicro: 1,
  isAvailable: true,
  perk: {
    id: 'perk-mine',
    originalPriceMicro: 1,
    discountedPriceMicro: 0,
    savingsMicro: 1,
    isSelected: true,
  },
};
const NOTHING_TO_PAY = {
  financialInfo: { totalPayableMicro: 0, subtotalMicro: 0, creditMicro: 900_000_000 },
  totalPayableMicro: 0,
  totalMicro: 0,
  creditMicro: 900_000_000,
  cartDiscounts: [
    { name: 'mine', type: 'AMOUNT_OFF', discountMicro: 900_000_000, isDiscountAsPoints: false },
  ],
};

it('a price that the caller sends for an item or an option changes nothing', async () => {
  const [honest, sly] = [await Shopper.signedIn(sandbox), await Shopper.signedIn(sandbox)];
  const shawarma = {
    menuItemId: 'kathi-roll-for-nobody',
    cartItemOptions: [],
  };
  expect((await sly.add({ ...shawarma, ...FREE })).body.error.reason).toBe('ITEM_UNAVAILABLE');
  const roll = {
    menuItemId: 'mango-lassi',
    quantity: 1,
    cartItemOptions: [
      { id: 'size.large', choiceId: 'size' },
      { id: 'sweetness.as-it-is', choiceId: 'sweetness' },
    ],
  };
  const wanted = (await honest.add(roll)).body.cart;
  const options = roll.cartItemOptions.map((option) => ({ ...option, priceMicro: -5_000_000, name: 'free' }));
  const tampered = (await sly.add({ ...roll, ...FREE, ...NOTHING_TO_PAY, cartItemOptions: options })).body
    .cart;
  expect(tampered.financialInfo).toEqual(wanted.financialInfo);
  expect(tampered.cartItems[0].priceMicro).toBe(wanted.cartItems[0].priceMicro);
  expect(tampered.cartItems[0].perk).toBeNull();
});

it('a total that the caller sends with a change or an order changes nothing', async () => {
  const shopper = await Shopper.signedIn(sandbox);
  const checksum = await shopper.fill();
  const { financialInfo } = await shopper.cart();
  const patched = await shopper.caller.call('PATCH', shopper.cartPath, { ...NOTHING_TO_PAY, note: '' });
  expect(patched.body.cart.financialInfo).toEqual(financialInfo);
  expect(patched.body.cart.cartChecksum).not.toBe(checksum);
  const placed = await shopper.order(patched.body.cart.cartChecksum, await shopper.card(CARDS.passes), {
    body: { ...NOTHING_TO_PAY, orderReceipt: { totalMicro: 0 }, currencyCode: 'HKD' },
  });
  expect(placed.body.order).toMatchObject({
    currencyCode: 'CAD',
    orderReceipt: { totalMicro: financialInfo.totalPayableMicro },
  });
});

it('an order belongs to the person who signed in, whatever externalId it names', async () => {
  const [shopper, victim] = [await Shopper.signedIn(sandbox), await Shopper.signedIn(sandbox)];
  const { externalUserId } = (await victim.caller.call('GET', '/main/v1/user')).body.user;
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes), {
    body: { externalId: externalUserId, externalUserId },
  });
  const path = `/main/v1/order/${placed.body.order.orderId}`;
  expect((await shopper.caller.call('GET', path)).status).toBe(200);
  expect((await victim.caller.call('GET', path)).status).toBe(404);
  expect(await victim.orderCount()).toBe(0);
});

it('a guest who names an account in the profile gets no access to it', async () => {
  const [shopper, victim] = [Shopper.guest(sandbox), await Shopper.signedIn(sandbox)];
  const { externalUserId } = (await victim.caller.call('GET', '/main/v1/user')).body.user;
  const guestProfile = {
    firstName: 'Mo',
    lastName: '',
    email: shopper.email,
    phoneNumber: '+1 416 555 0100',
    subscribedToEmail: false,
    subscribedToMerchantMarketingEmails: false,
    externalId: externalUserId,
  };
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes), {
    body: { guestProfile },
  });
  expect(placed.status).toBe(200);
  expect(placed.body.order.guestProfile.externalId).toBeNull();
  expect(await victim.orderCount()).toBe(0);
});

it('a caller cannot set a group’s host, members, price or state', async () => {
  const story = new GroupStory(sandbox);
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const { externalUserId: benId } = (await ben.call('GET', '/main/v1/user')).body.user;
  const claims = {
    hostId: benId,
    isCurrentUserAdmin: true,
    guests: [{ externalUserId: benId, status: 'READY' }],
    costBreakdown: { totalMicro: 0 },
    fulfillmentState: 'CLOSED',
    orderId: 'order-of-mine',
    checksum: 'mine',
    kind: 'PRIVATE_PIGGYBACK',
  };
  const group = await story.start(ana, claims);
  expect(group).toMatchObject({ hostId: expect.not.stringContaining(benId), fulfillmentState: 'OPEN' });
  expect(group.guests).toHaveLength(1);
  await story.add(ana, 3);
  const before = await story.read(ana, group);
  await ana.call('PATCH', group.path, claims);
  expect(await story.read(ana, group)).toEqual({
    ...before,
    checksum: expect.any(String),
    revision: expect.any(String),
  });
  const joined = await ben.call('POST', `${group.path}/guests`, {
    ...claims,
    inviteLinkId: linkIdOf(group.joinUri),
    externalUserId: before.hostId,
  });
  expect(joined.body.fulfillment).toMatchObject({ hostId: before.hostId, isCurrentUserAdmin: false });
  expect((await ben.call('PATCH', group.path, { guestMax: 2 })).status).toBe(403);
});

it('a guest’s id, which others in a group can read, gives no access to what the guest owns', async () => {
  const story = new GroupStory(sandbox);
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  const tom = story.guest();
  await story.join(tom, group, 'Tom');
  await story.add(tom);
  const { guests } = await story.read(ana, group);
  const { externalUserId } = guests.find(({ firstName }: { firstName: string }) => firstName === 'Tom');
  for (const value of [externalUserId, externalUserId.replace('guest_', '')]) {
    const thief = await guest(sandbox).call('GET', `/main/v1/cart/${story.merchantId}`, undefined, {
      cookie: `tiffin_guest=${value}`,
    });
    expect(thief.body.cart.cartItems).toEqual([]);
  }
});

it('a caller cannot set a team’s settings or a person’s membership', async () => {
  const story = new GroupStory(sandbox);
  const ana = await story.person('Ana');
  const joined = await ana.call('POST', '/gateway/teams/mercer-street/join', {
    locationId: 'mercer-street-1',
    floorId: null,
    dropZoneId: 'mercer-street-1-f1-z1',
    userMembership: { status: 'MEMBER', emailVerified: true },
    userSettings: { workEmail: 'boss@mercer.example' },
  });
  expect(joined.body.team).toMatchObject({
    userMembership: { emailVerified: false },
    userSettings: { workEmail: null, dropZoneId: null },
  });
});
