import type { Answer, Caller } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

async function lunch() {
  const [ana, ben, cy] = [await story.person('Ana'), await story.person('Ben'), story.guest()];
  const group = await story.start(ana);
  await story.add(ana, 3);
  const benId: string = (await story.join(ben, group)).body.fulfillment.currentUserId;
  const cyId: string = (await story.join(cy, group, 'Cy')).body.fulfillment.currentUserId;
  const name = (guestId: string, isCoHost = true, who = ana) =>
    who.call('PUT', `${group.path}/guests/${guestId}/co-host`, { isCoHost });
  return { ana, ben, cy, group, benId, cyId, name };
}

it('[GRP-11] a co-host changes settings, extends the deadline and removes guests; only the host pays and cancels', async () => {
  const { ana, ben, cy, group, benId, cyId, name } = await lunch();
  expect((await ben.call('PATCH', group.path, { guestMax: 9 })).body.error.reason).toBe('NOT_THE_HOST');
  expect((await name(benId)).body.fulfillment.guests[1]).toMatchObject({ isCoHost: true });
  expect((await story.read(cy, group)).guests[1]).toMatchObject({ isCoHost: true });
  const orderByTime = new Date(Date.parse(group.orderByTime) + 600_000).toISOString();
  const changed = await ben.call('PATCH', group.path, { guestMax: 9, orderByTime });
  expect(changed.body.fulfillment).toMatchObject({ guestMax: 9, orderByTime, isCurrentUserAdmin: false });
  expect((await ben.call('DELETE', `${group.path}/guests/${cyId}`)).status).toBe(200);
  const refused = [
    await ben.call('DELETE', group.path),
    await ben.call('POST', `${group.path}/guests/colleagues`, { firstName: 'May' }),
    await name(benId, true, ben),
    await story.confirm(ben, group),
    await ben.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' }),
    await ben.call('PATCH', group.path, {
      tip: { selectedTipOptionId: null, customTipAmountMicro: 1_000_000 },
    }),
    await ben.call('PATCH', group.path, { showGuestItems: false }),
    await ben.call('PATCH', group.path, { autoOrder: null }),
    await ben.call('PATCH', group.path, { guestMax: 8, ownerPaymentOptions: null }),
  ];
  for (const { status, body } of refused) expect([status, body.error.reason]).toEqual([403, 'NOT_THE_HOST']);
  expect((await name(benId, false)).body.fulfillment.guests[1].isCoHost).toBeUndefined();
  expect((await ben.call('PATCH', group.path, { guestMax: 8 })).body.error.reason).toBe('NOT_THE_HOST');
  expect((await story.confirm(ana, group)).status).toBe(200);
});

it('only the host names a co-host, and only a guest with an account', async () => {
  const { ana, ben, group, benId, cyId, name } = await lunch();
  expect((await name(benId, true, ben)).body.error.reason).toBe('NOT_THE_HOST');
  expect((await name(cyId)).body.error.type).toBe('CO_HOST_WITHOUT_ACCOUNT');
  expect((await name(group.hostId)).status).toBe(404);
  expect((await story.read(ana, group)).guests.map((guest: { isCoHost?: true }) => guest.isCoHost)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a co-host changes nothing while the host pays, and sees what guests keep private', async () => {
  const { ana, ben, cy, group, benId, name } = await lunch();
  await story.add(cy);
  await ana.call('PATCH', group.path, { showGuestItems: false });
  expect((await story.read(ben, group)).guests[2].cartItems).toEqual([]);
  await name(benId);
  expect((await story.read(ben, group)).guests[2].cartItems).toHaveLength(1);
  expect((await story.read(ben, group)).guests[2].heldMicro).toBeUndefined();
  const { paymentChallenge } = (await story.confirm(ana, group, { card: '3184' })).body;
  expect(paymentChallenge).toBeDefined();
  expect((await ben.call('PATCH', group.path, { guestMax: 9 })).body.error.type).toBe('FULFILLMENT_LOCKED');
  expect((await story.read(ana, group)).isLocked).toBe(true);
});

it('[GRP-11] a co-host nudges guests, sees whom they nudged, and counts guests in, but never while the host pays', async () => {
  const { ana, ben, cy, group, benId, cyId, name } = await lunch();
  await story.add(cy);
  const nudge = (who: Caller, ids?: readonly string[]) =>
    who.call('POST', `${group.path}/nudges`, ids ? { externalUserIds: ids } : {});
  const countIn = (guestId: string) => ben.call('POST', `${group.path}/guests/${guestId}/count-in`);
  expect((await countIn(cyId)).body.error.reason).toBe('NOT_THE_HOST');
  await name(benId);
  const nudged = await nudge(ben);
  const timesOf = ({ body }: Answer) =>
    body.fulfillment.guests.map((guest: { nudgedTime?: string | null }) => guest.nudgedTime);
  expect(timesOf(nudged)).toEqual([undefined, null, expect.stringMatching(/^\d{4}-/)]);
  expect(nudged.body.fulfillment.guests[2].heldMicro).toBeUndefined();
  expect((await nudge(ben, [benId])).status).toBe(404);
  expect((await nudge(ana, [benId])).status).toBe(200);
  const { paymentChallenge } = (await story.confirm(ana, group, { card: '3184' })).body;
  expect(paymentChallenge).toBeDefined();
  expect((await countIn(cyId)).body.error.type).toBe('FULFILLMENT_LOCKED');
  expect((await nudge(ben)).body.error.type).toBe('FULFILLMENT_LOCKED');
  await ana.call('PATCH', group.path, {});
  expect((await countIn(cyId)).body.fulfillment.guests[2].status).toBe('READY');
  expect((await countIn(group.hostId)).status).toBe(404);
});

it('[GRP-11] a co-host sends the group to an address of their own, which the host can keep, and to nobody else’s', async () => {
  const { ana, ben, cy, group, benId, name } = await lunch();
  const dee = await story.person('Dee');
  await name(benId);
  const save = async (who: Caller, addressLine1: string): Promise<string> => {
    const extra = { addressLine1, city: 'Toronto', province: '', postalCode: '', country: 'CA' };
    const saved = await who.call('POST', '/main/delivery-addresses', {
      address: { lat: 43.6455, lng: -79.3901, userDeliveryAddressExtraInfoDetail: extra },
    });
    return saved.body.deliveryAddress.deliveryAddressId;
  };
  const [ofBen, ofDee] = [await save(ben, '7 Home Road'), await save(dee, '9 Far Road')];
  const choose = (who: Caller, deliveryAddressId: string) =>
    who.call('PATCH', `${group.path}?withValidation=true`, {
      fulfillmentType: 'DELIVERY',
      deliveryAddressId,
    });
  for (const who of [ana, ben]) {
    const { body } = await choose(who, ofDee);
    expect(body.error).toMatchObject({ type: 'INVALID_PARAMETER', reason: 'deliveryAddressId' });
  }
  expect((await choose(ana, ofBen)).status).toBe(400);
  const chosen = await choose(ben, ofBen);
  const deliveryDetails = { location: '7 Home Road, Toronto', locationId: ofBen };
  expect(chosen.body).toMatchObject({ fulfillment: { deliveryDetails }, validationErrors: [] });
  expect((await story.read(cy, group)).deliveryDetails).toMatchObject(deliveryDetails);
  const kept = { deliveryDetails: { ...deliveryDetails, deliveryInstructions: 'Ring twice' } };
  expect((await ana.call('PATCH', group.path, kept)).body.fulfillment).toMatchObject(kept);
  expect((await story.confirm(ana, group)).status).toBe(200);
});

it('a co-host removes no other co-host', async () => {
  const { ben, cy, group, benId, name } = await lunch();
  const dee = await story.person('Dee');
  const deeId: string = (await story.join(dee, group)).body.fulfillment.currentUserId;
  for (const id of [benId, deeId]) await name(id);
  const refused = await ben.call('DELETE', `${group.path}/guests/${deeId}`);
  expect(refused.body.error.reason).toBe('NOT_THE_HOST');
  expect((await story.read(cy, group)).guests).toHaveLength(4);
});
