import { CALL_TABLES } from '../../openapi/call-tables';
import { newPerson, type Answer, type Caller } from '../../test-support/caller';
import { GroupStory, linkIdOf, type Started } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

/** A group with its host, a signed-in guest and a guest without an account. Each has an item. */
type Room = {
  readonly host: Caller;
  readonly member: Caller;
  readonly visitor: Caller;
  readonly group: Started;
  readonly linesOf: Readonly<Record<'member' | 'visitor', string>>;
};
type Call = (room: Room) => Promise<Answer>;

const cart = (rest = '') => `/main/v1/cart/${story.merchantId}${rest}`;
const byMember =
  (method: Parameters<Caller['call']>[0], path: (room: Room) => string, body?: unknown): Call =>
  (room) =>
    room.member.call(method, path(room), body);

/** What a guest can do to a group or to their cart in it. `leave` and `order` follow other rules. */
const GUEST_CALLS: Readonly<Record<string, Call>> = {
  patchCart: byMember('PATCH', () => cart(), { note: 'No onions' }),
  addCartItem: (room) => story.add(room.member),
  updateCartItem: (room) =>
    room.member.call('PUT', cart(`/item/${room.linesOf.member}`), {
      menuItemId: 'lemon-rice-box',
      quantity: 3,
      cartItemOptions: [],
    }),
  removeCartItem: byMember('DELETE', (room) => cart(`/item/${room.linesOf.member}`)),
  putCartConfig: byMember('PUT', () => cart('/config'), {
    selectedTipOptionId: null,
    customTipAmountMicro: 0,
  }),
  putCartFulfillment: byMember('PUT', () => cart('/fulfillment'), { fulfillmentType: 'PICKUP' }),
  putCartCheckoutCode: byMember('PUT', () => cart('/checkout-code'), { checkoutCodeToAdd: 'LUNCH10' }),
  putCartScheduledForTime: byMember('PUT', () => cart('/scheduled-for-time'), { scheduledForTime: null }),
  patchCartIncentives: byMember('PATCH', () => cart('/incentives'), { incentives: ['LUNCH10'] }),
  claimCart: async (room) => claim(await person(), room.visitor),
  joinFulfillment: byMember('POST', (room) => `${room.group.path}/guests`, { status: 'READY' }),
  setReminderEmail: (room) =>
    room.visitor.call('PUT', `${room.group.path}/guests/reminder-email`, { email: 'vic@home.example' }),
  payGuestPart: byMember('POST', (room) => `${room.group.path}/guests/payment`, { agreedMicro: 0 }),
};
const NEWCOMER_CALLS: Readonly<Record<string, Call>> = {
  joinFulfillment: async (room) => story.join(story.guest(), room.group, 'Nia'),
};
/** Always refused, because only the host may make these calls. */
const HOST_CALLS: Readonly<Record<string, Call>> = {
  deleteFulfillment: byMember('DELETE', (room) => room.group.path),
  removeGuest: byMember('DELETE', (room) => `${room.group.path}/guests/${room.group.hostId}`),
  removeGuestItem: byMember(
    'DELETE',
    (room) => `${room.group.path}/guests/${room.group.hostId}/items/${room.linesOf.member}`,
  ),
  addColleague: byMember('POST', (room) => `${room.group.path}/guests/colleagues`, { firstName: 'May' }),
  giveItem: byMember('POST', (room) => `${room.group.path}/guests/${room.group.hostId}/items`, {
    cartItemId: 'any',
  }),
  setCoHost: byMember('PUT', (room) => `${room.group.path}/guests/${room.group.hostId}/co-host`, {
    isCoHost: true,
  }),
  settleGuest: byMember('PUT', (room) => `${room.group.path}/guests/${room.group.hostId}/settlement`, {
    isSettled: true,
  }),
  nudgeGuests: byMember('POST', (room) => `${room.group.path}/nudges`, {}),
  createInvite: byMember('POST', (room) => `${room.group.path}/create-invite?isRenewed=true`),
  countGuestIn: byMember('POST', (room) => `${room.group.path}/guests/${room.group.hostId}/count-in`),
  updateFulfillment: byMember('PATCH', (room) => room.group.path, { guestMax: 9 }),
  confirmFulfillment: async (room) =>
    story.confirm(room.member, room.group, {
      checksum: 'x',
      identifier: await story.card(room.host, '4242'),
    }),
};
/** A guest may leave until the host pays. An order for one person is never made of a group's lines. */
/** A guest who was not done asks after the deadline, too. */
const OTHER_CALLS = [
  'leaveFulfillment',
  'leaveWithItems',
  'askForMoreTime',
  'placeOrder',
  'placeGuestOrder',
  'createFulfillment',
];
const WRITES_NO_GROUP = [
  ...['addDeliveryAddress', 'removeDeliveryAddress', 'addPaymentMethod', 'removePaymentMethod'],
  ...['createSetupIntent', 'cancelOrder', 'continueOrder', 'cancelOrderByToken', 'continueOrderByToken'],
  ...['cancelGuestOrder', 'redeemPoints', 'verifyWorkspaceEmail', 'joinTeam', 'leaveTeam'],
  'emailReceipt',
  ...['rateOrder', 'subscribeToOrderNews', 'moveOrderNews', 'endOrderNews'],
  ...['makeTeamAdmin', 'removeTeamAdmin', 'renameTeamLocation', 'removeTeamLocation'],
  ...['addTeamLocation', 'sendEmailVerification', 'checkEmailVerification', 'createTeam'],
  ...['getServiceToken', 'refreshAccessToken', 'exchangeToken', 'sendEventBatch', 'evaluateFlags'],
  'evaluateFlag',
];

it('lists every call of the contracts that can change a group', () => {
  const writing = Object.values(CALL_TABLES).flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [name])),
  );
  const known = [GUEST_CALLS, NEWCOMER_CALLS, HOST_CALLS].flatMap((calls) => Object.keys(calls));
  expect([...new Set([...known, ...OTHER_CALLS, ...WRITES_NO_GROUP])].sort()).toEqual(writing.sort());
});

let people = 0;
async function person(): Promise<Caller> {
  people += 1;
  return newPerson(sandbox, { email: `guard-${people}-${Date.now()}@group.example`, firstName: 'Gus' });
}

/** Claims the visitor's cart for the person who signs in, in the same browser. */
async function claim(who: Caller, visitor: Caller): Promise<Answer> {
  return who.call('POST', `/main/v1/users/current/cart/${story.merchantId}`, undefined, {
    cookie: visitor.cookie(),
  });
}

async function openRoom(): Promise<Room> {
  const [host, member, visitor] = [await story.person('Hana'), await person(), story.guest()];
  const group = await story.start(host);
  await story.add(host);
  await story.join(member, group);
  await story.join(visitor, group, 'Vic');
  const lineOf = async (who: Caller): Promise<string> =>
    (await story.add(who)).body.cart.cartItems[0].cartItemId;
  const linesOf = { member: await lineOf(member), visitor: await lineOf(visitor) };
  return { host, member, visitor, group, linesOf };
}

/** Starts a payment that waits for the bank. Until its answer only the host can change the group. */
async function lock({ host, member, group }: Room): Promise<void> {
  await story.sayDone(member, group);
  const asked = await story.confirm(host, group, { card: '3184' });
  expect(asked.body.paymentChallenge).toBeDefined();
}

async function miss({ host, group }: Room): Promise<void> {
  const soon = new Date((await now()) + 1000).toISOString();
  expect((await host.call('PATCH', group.path, { orderByTime: soon })).status).toBe(200);
  await story.guest().call('POST', '/sandbox/clock', { advanceMs: 2000 });
}

async function now(): Promise<number> {
  const { body } = await story.guest().call('POST', '/sandbox/clock', { advanceMs: 0 });
  return Date.now() + body.offsetMs;
}

/** Returns everything that a refused call must leave unchanged. */
async function everythingIn({ host, member, visitor, group }: Room): Promise<unknown> {
  const linesOf = async (who: Caller) => {
    const { fulfillmentId, cartItems, cartChecksum } = await story.cart(who);
    return { fulfillmentId, cartItems, cartChecksum };
  };
  const { checksum, guests } = await story.read(host, group);
  return { checksum, guests, member: await linesOf(member), visitor: await linesOf(visitor) };
}

const TIMES = [
  ['while the host pays', lock, [409, 'FULFILLMENT_LOCKED', undefined]],
  ['after the deadline', miss, [409, 'FULFILLMENT_NOT_JOINABLE', 'MISSED']],
] as const;

describe.each(TIMES)('%s', (_when, arrange, refusal) => {
  let room: Room;
  let before: unknown;
  beforeAll(async () => {
    room = await openRoom();
    await arrange(room);
    before = await everythingIn(room);
  });
  const refusalOf = ({ status, body }: Answer) => [status, body.error?.type, body.error?.reason];

  it.each([...Object.entries(GUEST_CALLS), ...Object.entries(NEWCOMER_CALLS)])(
    'a guest’s %s is refused and changes or loses nothing',
    async (_name, call) => {
      expect(refusalOf(await call(room))).toEqual(refusal);
      expect(await everythingIn(room)).toEqual(before);
    },
  );

  it.each(Object.entries(HOST_CALLS))('%s stays possible for the host', async (_name, call) => {
    expect(refusalOf(await call(room))).toEqual([403, 'FORBIDDEN', 'NOT_THE_HOST']);
    expect(await everythingIn(room)).toEqual(before);
  });
});

it('a guest can leave after the deadline, but not while the host pays', async () => {
  const room = await openRoom();
  await lock(room);
  const leave = () => room.visitor.call('POST', `${room.group.path}/guests/leave`);
  expect((await leave()).body.error.type).toBe('FULFILLMENT_LOCKED');
  await miss(room);
  expect((await leave()).status).toBe(200);
});

describe('a guest who signs in', () => {
  const guestsOf = async ({ host, group }: Room) =>
    (await story.read(host, group)).guests.map(
      (guest: { firstName: string; cartItems: { quantity: number }[] }) => [
        guest.firstName,
        guest.cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
      ],
    );

  it('stays in the group with their lines while people choose, even into a full group', async () => {
    const room = await openRoom();
    await room.host.call('PATCH', room.group.path, { guestMax: 3 });
    const who = await person();
    expect((await claim(who, room.visitor)).body.cart.cartItems).toHaveLength(1);
    expect((await story.read(who, room.group)).guests).toHaveLength(3);
    expect((await story.cart(room.visitor)).cartItems).toEqual([]);
  });

  it('and already is in the group stays in it once, with the lines of both', async () => {
    const room = await openRoom();
    expect((await claim(room.member, room.visitor)).status).toBe(200);
    expect(await guestsOf(room)).toEqual([
      ['Hana', 1],
      ['Gus', 2],
    ]);
    expect((await story.cart(room.visitor)).cartItems).toEqual([]);
  });

  it('is set back to choosing if their own cart adds lines', async () => {
    const room = await openRoom();
    await story.sayDone(room.visitor, room.group);
    const who = await person();
    await story.add(who);
    expect((await claim(who, room.visitor)).body.cart.cartItems).toMatchObject([{ quantity: 2 }]);
    const { guests } = await story.read(room.host, room.group);
    expect(guests[2].status).toBe('BROWSING');
  });

  it('does not return by it once the host removed them', async () => {
    const room = await openRoom();
    const { currentUserId } = await story.read(room.member, room.group);
    await room.host.call('DELETE', `${room.group.path}/guests/${currentUserId}`);
    const refused = await claim(room.member, room.visitor);
    expect([refused.status, refused.body.error?.reason]).toEqual([403, 'REMOVED']);
    expect(await guestsOf(room)).toEqual([
      ['Hana', 1],
      ['Vic', 1],
    ]);
    expect((await story.cart(room.visitor)).cartItems).toHaveLength(1);
  });

  it('cannot join with the account after the guest was removed', async () => {
    const room = await openRoom();
    const { currentUserId } = await story.read(room.visitor, room.group);
    await room.host.call('DELETE', `${room.group.path}/guests/${currentUserId}`);
    const who = await person();
    const inviteLinkId = linkIdOf(room.group.joinUri);
    const joined = await who.call(
      'POST',
      `${room.group.path}/guests`,
      { inviteLinkId },
      { cookie: room.visitor.cookie() },
    );
    expect([joined.status, joined.body.error?.reason]).toEqual([403, 'REMOVED']);
  });

  it('keeps the lines of a group that has ended', async () => {
    const room = await openRoom();
    await room.host.call('DELETE', room.group.path);
    const { cart: claimed } = (await claim(await person(), room.visitor)).body;
    expect([claimed.fulfillmentId, claimed.cartItems.length]).toEqual([null, 1]);
  });

  it('gets at most the maximum of lines, and the rest stays in the guest’s cart', async () => {
    const [who, visitor] = [await person(), story.guest()];
    const add = (caller: Caller, note: string) =>
      caller.call('POST', cart('/item'), {
        menuItemId: 'lemon-rice-box',
        quantity: 1,
        cartItemOptions: [],
        note,
      });
    for (let at = 0; at < 60; at += 1) {
      await add(who, `mine ${at}`);
      await add(visitor, `theirs ${at}`);
    }
    expect((await claim(who, visitor)).body.cart.cartItems).toHaveLength(100);
    expect((await story.cart(visitor)).cartItems).toHaveLength(20);
  });
});

it('a host’s own change cancels the payment that waits for the bank', async () => {
  const room = await openRoom();
  await lock(room);
  expect((await story.add(room.host)).status).toBe(200);
  expect((await story.read(room.host, room.group)).isLocked).toBe(false);
});
