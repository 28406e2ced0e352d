import { describe, expect, it } from '@jest/globals';
import { fulfillmentSchema } from '@tiffin/contracts/schemas';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const inOneHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

describe('starting', () => {
  it('[GRP-01] returns a complete fulfillment with the host as ready first guest, and their cart in it', async () => {
    const ana = await story.person('Ana');
    await story.add(ana);
    const group = await story.start(ana);
    expect(fulfillmentSchema.safeParse(group).error).toBeUndefined();
    expect(group).toMatchObject({
      fulfillmentState: 'OPEN',
      isCurrentUserAdmin: true,
      fulfillmentFlowType: 'HOST_ALWAYS_GUEST',
      paymentSplit: 'FIXED_AMOUNT',
      fixedAmountMicro: null,
      deliveryDetails: { location: '12 Mercer Street, 7th floor, Toronto' },
      guests: [{ firstName: 'Ana', status: 'READY', seat: 0 }],
    });
    expect(group.guests[0].cartItems).toHaveLength(1);
    expect((await story.cart(ana)).fulfillmentId).toBe(group.fulfillmentId);
    expect(new Date(group.orderByTime).getTime()).toBeGreaterThan(Date.now());
  });

  it('returns the same group to a host who starts twice', async () => {
    const ana = await story.person('Ana');
    const [first, second] = [await story.start(ana), await story.start(ana)];
    expect(second.fulfillmentId).toBe(first.fulfillmentId);
  });

  it('needs an account and a merchant that supports groups', async () => {
    const body = { merchantId: story.merchantId, fulfillmentType: 'DELIVERY' };
    expect((await story.guest().call('POST', '/fulfillment/fulfillments', body)).status).toBe(401);
    const ana = await story.person('Ana');
    const elsewhere = { ...body, merchantId: 'm_the-two-thousand' };
    expect((await ana.call('POST', '/fulfillment/fulfillments', elsewhere)).body.error.type).toBe(
      'GROUP_ORDERING_NOT_SUPPORTED',
    );
  });
});

describe('joining', () => {
  it('[GRP-17] needs the link and a first name, but no account', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const { linkId, joinUri } = (await ana.call('POST', `${group.path}/create-invite`)).body;
    expect(joinUri).toBe(`${sandbox.shellUrl}/g/${linkId}`);
    expect(linkId).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    const tom = story.guest();
    expect((await tom.call('GET', `/invite/invites/${linkId}`)).body.invite).toMatchObject({
      fulfillmentId: group.fulfillmentId,
      hostFirstName: 'Ana',
      merchantName: expect.any(String),
      guestCount: 1,
      guestMax: 10,
      paymentSplit: 'FIXED_AMOUNT',
      fixedAmountMicro: null,
      currencyCode: 'CAD',
      fulfillmentType: 'DELIVERY',
      location: expect.any(String),
      scheduledForTime: null,
    });
    expect((await tom.call('POST', `${group.path}/guests`, { inviteLinkId: linkId })).body.error.reason).toBe(
      'firstName',
    );
    const joined = await tom.call('POST', `${group.path}/guests`, { inviteLinkId: linkId, firstName: 'Tom' });
    expect(joined.body.fulfillment).toMatchObject({
      isCurrentUserAdmin: false,
      guests: [{ firstName: 'Ana' }, { firstName: 'Tom', status: 'BROWSING', seat: 1 }],
    });
    expect((await story.cart(tom)).fulfillmentId).toBe(group.fulfillmentId);
    expect((await tom.call('GET', '/invite/invites/nonsense')).status).toBe(404);
  });

  it('never exceeds the limit, however many join at once', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => story.join(story.guest(), group, `Guest ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(21);
    expect(new Set(refused.map(({ body }) => body.error.reason))).toEqual(new Set(['FULL']));
    const { guests } = await story.read(ana, group);
    expect(guests).toHaveLength(10);
    expect(new Set(guests.map((guest: { seat: number }) => guest.seat)).size).toBe(10);
  });

  it('adds a person who presses twice once', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const ben = await story.person('Ben');
    await Promise.all([story.join(ben, group), story.join(ben, group), story.join(ben, group)]);
    expect((await story.read(ana, group)).guests).toHaveLength(2);
  });

  it('refuses a second group at the same merchant to the same person', async () => {
    const [ana, ben, cleo] = [
      await story.person('Ana'),
      await story.person('Ben'),
      await story.person('Cleo'),
    ];
    const group = await story.start(ana);
    const other = await story.start(ben);
    await story.join(cleo, group);
    expect((await story.join(cleo, other)).body.error).toMatchObject({
      type: 'IN_ANOTHER_GROUP',
      data: { fulfillmentId: group.fulfillmentId },
    });
  });
});

describe('choosing', () => {
  it('prices ready guests, and splits the total so that the parts add up', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const tom = story.guest();
    const group = await story.start(ana);
    await story.join(ben, group);
    await story.join(tom, group, 'Tom');
    await story.add(ana, 1);
    await story.add(ben, 2);
    await story.add(tom, 3);
    const alone = (await story.read(ana, group)).costBreakdown;
    await story.sayDone(ben, group);
    await ana.call('PATCH', group.path, {
      tip: { selectedTipOptionId: null, customTipAmountMicro: 1_010_000 },
    });
    const { costBreakdown: cost, guests } = await story.read(ana, group);
    expect(cost.itemSumMicro).toBe(alone.itemSumMicro * 3);
    expect(cost.totalMicro).toBe(
      cost.subtotalMicro + cost.deliveryChargeMicro + cost.serviceChargeMicro + cost.taxMicro + 1_010_000,
    );
    expect(cost.shares.map((share: { externalUserId: string }) => share.externalUserId)).toEqual([
      guests[0].externalUserId,
      guests[1].externalUserId,
    ]);
    const parts = cost.shares.reduce(
      (sum: number, share: { amountMicro: number }) => sum + share.amountMicro,
      0,
    );
    expect(parts).toBe(cost.totalMicro);
  });

  it('[GRP-03] changes the checksum when a ready guest adds, who stays ready until they take it back', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    await story.add(ben);
    await story.sayDone(ben, group);
    const before = (await ana.call('GET', `${group.path}/status`)).body;
    expect(before.guests[1].status).toBe('READY');
    await story.add(ben);
    const after = (await ana.call('GET', `${group.path}/status`)).body;
    expect(after.guests[1].status).toBe('READY');
    expect(after.checksum).not.toBe(before.checksum);
    const undone = await ben.call('POST', `${group.path}/guests`, { status: 'BROWSING' });
    expect(undone.body.fulfillment.guests[1].status).toBe('BROWSING');
  });

  it('[GRP-03] a ready guest who removes everything is choosing again', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    const [line] = (await story.add(ben)).body.cart.cartItems;
    await story.sayDone(ben, group);
    await ben.call('DELETE', `/main/v1/cart/${story.merchantId}/item/${line.cartItemId}`);
    expect((await story.read(ana, group)).guests[1].status).toBe('BROWSING');
  });

  it('hides other people’s lines if the host wants that', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    await story.add(ana);
    await story.add(ben);
    await ana.call('PATCH', group.path, { showGuestItems: false });
    const seen = (await story.read(ben, group)).guests.map(
      (guest: { cartItems: unknown[] }) => guest.cartItems.length,
    );
    expect(seen).toEqual([0, 1]);
    const host = (await story.read(ana, group)).guests.map(
      (guest: { cartItems: unknown[] }) => guest.cartItems.length,
    );
    expect(host).toEqual([1, 1]);
  });
});

describe('leaving', () => {
  it('[GRP-11] lets a guest leave, and removes their lines', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    await story.add(ben);
    expect((await ben.call('POST', `${group.path}/guests/leave`)).status).toBe(200);
    expect(await story.cart(ben)).toMatchObject({ fulfillmentId: null, cartItems: [] });
    expect((await story.read(ana, group)).guests).toHaveLength(1);
    expect((await ana.call('POST', `${group.path}/guests/leave`)).body.error.type).toBe('HOST_CANNOT_LEAVE');
  });

  it('[GRP-11] lets only the host remove a guest, who is told and cannot rejoin', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    const { guests } = (await story.join(ben, group)).body.fulfillment;
    const guestPath = `${group.path}/guests/${guests[1].externalUserId}`;
    expect(
      (await ben.call('DELETE', `${group.path}/guests/${guests[0].externalUserId}`)).body.error.reason,
    ).toBe('NOT_THE_HOST');
    expect((await ana.call('DELETE', guestPath)).body.fulfillment.guests).toHaveLength(1);
    for (const path of [group.path, `${group.path}/status`]) {
      const told = await ben.call('GET', path);
      expect([told.status, told.body.error.reason]).toEqual([403, 'REMOVED']);
    }
    expect((await story.join(ben, group)).body.error.reason).toBe('REMOVED');
  });

  it('[GRP-07] is cancelled by the host, after which everybody has their own cart again', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    await story.add(ben);
    expect((await ben.call('DELETE', group.path)).body.error.reason).toBe('NOT_THE_HOST');
    expect((await ana.call('DELETE', group.path)).status).toBe(200);
    expect((await story.read(ana, group)).fulfillmentState).toBe('CANCELLED');
    const cart = await story.cart(ben);
    expect([cart.fulfillmentId, cart.cartItems.length]).toEqual([null, 1]);
    expect((await story.join(story.guest(), group, 'Tom')).body.error).toMatchObject({
      type: 'FULFILLMENT_NOT_JOINABLE',
      reason: 'CANCELLED',
    });
  });

  it('[GRP-13] refuses a stranger to read it or to join without the link', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const tom = story.guest();
    for (const path of [group.path, `${group.path}/status`]) {
      const { status, body } = await tom.call('GET', path);
      expect([status, body.error.type, body.error.reason]).toEqual([403, 'FORBIDDEN', 'NOT_A_GUEST']);
      expect(body.error.data).toBeUndefined();
    }
    const entered = await tom.call('POST', `${group.path}/guests`, { firstName: 'Tom' });
    expect([entered.status, entered.body.error.reason]).toEqual([403, 'NOT_A_GUEST']);
    await ana.call('DELETE', group.path);
    const told = await tom.call('GET', `${group.path}/status`);
    expect([told.status, told.body.error.reason]).toEqual([403, 'CANCELLED']);
  });
});

describe('settings', () => {
  it('[GRP-10] keep what the host changes and report what is missing', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const orderByTime = inOneHour();
    const changed = await ana.call('PATCH', `${group.path}?withValidation=true`, {
      guestMax: 4,
      orderByTime,
      paymentSplit: 'FIXED_AMOUNT',
      fixedAmountMicro: 20_000_000,
      deliveryDetails: { location: ' ', locationId: null, deliveryInstructions: '' },
    });
    expect(changed.body.fulfillment).toMatchObject({
      guestMax: 4,
      orderByTime,
      fixedAmountMicro: 20_000_000,
    });
    expect(changed.body.validationErrors).toEqual([{ field: 'deliveryLocation', code: 'LOCATION_MISSING' }]);
    expect((await ana.call('GET', `${group.path}/validation`)).body.validationErrors).toHaveLength(1);
    const pickup = await ana.call('PATCH', group.path, { fulfillmentType: 'PICKUP' });
    expect(pickup.body.validationErrors).toEqual([]);
  });

  it('refuse a limit below the number of guests, a time in the past, and changes by a guest', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    await story.join(ben, group);
    const patch = (body: unknown) => ana.call('PATCH', group.path, body);
    expect((await patch({ guestMax: 1 })).body.error).toMatchObject({
      type: 'GUEST_LIMIT_TOO_LOW',
      data: { minimum: 2 },
    });
    expect((await patch({ orderByTime: '2020-01-01T00:00:00.000Z' })).body.error.reason).toBe('orderByTime');
    expect((await ben.call('PATCH', group.path, { guestMax: 5 })).body.error.reason).toBe('NOT_THE_HOST');
  });

  it('[GRP-18] list times, tips and types', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    await story.add(ana);
    const ask = async (what: string) => (await ana.call('GET', `${group.path}/${what}`)).body;
    expect((await ask('scheduled-time-slots')).scheduledOrderTimeSlots.length).toBeGreaterThan(0);
    expect((await ask('tip-options')).tipOptions.map((tip: { percent: number }) => tip.percent)).toEqual([
      0, 10, 15, 20,
    ]);
    expect((await ask('fulfillment-type-options')).fulfillmentTypes).toContain('DELIVERY');
  });

  it('[GRP-08] list the groups that a person is in', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    const find = async (who: typeof ana, query = '') =>
      (
        await who.call('GET', `/fulfillment/fulfillments?merchantIds=${story.merchantId}${query}`)
      ).body.fulfillments.map((one: { fulfillmentId: string }) => one.fulfillmentId);
    expect(await find(ana)).toEqual([group.fulfillmentId]);
    expect(await find(ben)).toEqual([]);
    await story.join(ben, group);
    expect(await find(ben)).toEqual([group.fulfillmentId]);
    expect(await find(ben, '&guestStatus=READY')).toEqual([]);
    expect(await find(ben, '&fulfillmentStateFilter=CLOSED,CANCELLED')).toEqual([]);
  });
});
