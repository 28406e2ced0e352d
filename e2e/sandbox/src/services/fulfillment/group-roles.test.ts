import type { Caller } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const idOf = async (who: Caller): Promise<string> =>
  (await who.call('GET', '/main/v1/user')).body.user.externalUserId;

async function atTeam(who: Caller, teamId: string): Promise<void> {
  const workLocation = { locationId: `${teamId}-1`, floorId: null };
  await who.call('POST', `/gateway/teams/${teamId}/join`, workLocation);
}

it('[GRP-11] only the host deletes, edits, confirms and removes; a guest leaves, the host does not', async () => {
  const [ana, ben, cy] = [await story.person('Ana'), await story.person('Ben'), await story.person('Cy')];
  const group = await story.start(ana);
  await story.add(ana, 3);
  for (const guest of [ben, cy]) await story.join(guest, group);
  const refused = [
    await ben.call('DELETE', group.path),
    await ben.call('PATCH', group.path, { guestMax: 3 }),
    await ben.call('DELETE', `${group.path}/guests/${await idOf(cy)}`),
    await ben.call('DELETE', `${group.path}/guests/${await idOf(ben)}`),
    await story.confirm(ben, group),
  ];
  for (const { status, body } of refused) expect([status, body.error.reason]).toEqual([403, 'NOT_THE_HOST']);
  expect((await ana.call('POST', `${group.path}/guests/leave`)).body.error.type).toBe('HOST_CANNOT_LEAVE');
  expect((await ben.call('POST', `${group.path}/guests/leave`)).status).toBe(200);
  expect((await ana.call('DELETE', `${group.path}/guests/${await idOf(cy)}`)).status).toBe(200);
  expect((await story.read(ana, group)).guests).toHaveLength(1);
  expect((await story.confirm(ana, group)).status).toBe(200);
});

it('[GRP-25] identifies the host by hostId and the admin by isCurrentUserAdmin, for every reader', async () => {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.join(ben, group);
  const hostId = await idOf(ana);
  expect(await story.read(ana, group)).toMatchObject({ hostId, isCurrentUserAdmin: true });
  expect(await story.read(ben, group)).toMatchObject({ hostId, isCurrentUserAdmin: false });
});

it('shows a cancelled or paid group only to people who were in it', async () => {
  const [ana, ben, eve] = [await story.person('Ana'), await story.person('Ben'), await story.person('Eve')];
  for (const state of ['CANCELLED', 'CLOSED'] as const) {
    const group = await story.start(ana);
    await story.add(ana, 3);
    await story.join(ben, group);
    if (state === 'CLOSED') await story.confirm(ana, group);
    else await ana.call('DELETE', group.path);
    expect(await story.read(ana, group)).toMatchObject({ fulfillmentState: state, isCurrentUserAdmin: true });
    const refused = await eve.call('GET', group.path);
    expect([refused.status, refused.body.error.reason]).toEqual([403, state]);
  }
});

it('[GRP-16] opens by link only, or without one to the host’s team', async () => {
  const [ana, mate, eve] = [await story.person('Ana'), await story.person('Mo'), await story.person('Eve')];
  for (const person of [ana, mate]) await atTeam(person, 'mercer-street');
  const group = await story.start(ana);
  const enter = (who: Caller) => who.call('POST', `${group.path}/guests`, {});
  expect((await enter(mate)).body.error.reason).toBe('NOT_A_GUEST');
  await ana.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
  const told = (await mate.call('GET', group.path)).body.error;
  expect(group.joinUri).toContain(told.data.linkId);
  expect((await enter(eve)).body.error).toEqual({
    type: 'FORBIDDEN',
    reason: 'NOT_A_GUEST',
    message: 'You’re not in this group order',
  });
  expect((await enter(mate)).status).toBe(200);
  expect((await story.join(eve, group)).status).toBe(200);
});

it('[GRP-08] finds groups by basket, order and token, in the requested states', async () => {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  await story.join(ben, group);
  await story.add(ana, 3);
  const find = async (query: string) =>
    (await ana.call('GET', `/fulfillment/fulfillments?${query}`)).body.fulfillments?.length;
  expect(await find(`basketIds=${story.merchantId}`)).toBe(1);
  expect(await find('basketIds=m_beit-zaytoun')).toBe(0);
  expect(await find('guestStatus=READY')).toBe(1);
  expect(await find('guestStatus=BROWSING')).toBe(0);
  const { orderId, fulfillment } = (await story.confirm(ana, group)).body;
  expect(await find('')).toBe(0);
  expect(await find(`orderIds=nothing,${orderId}`)).toBe(1);
  expect(await find(`orderTokens=${fulfillment.orderToken}`)).toBe(1);
  expect(await find('fulfillmentStateFilter=CLOSED')).toBe(1);
  const refused = await ana.call('GET', '/fulfillment/fulfillments?fulfillmentStateFilter=ASLEEP');
  expect(refused.body.error).toMatchObject({ type: 'INVALID_PARAMETER', reason: 'fulfillmentStateFilter' });
});

it('includes the order of a group on request', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await story.add(ana, 3);
  const { orderId } = (await story.confirm(ana, group)).body;
  const read = async (query: string) => (await ana.call('GET', group.path + query)).body.fulfillment.orderId;
  expect([await read(''), await read('?includeOrderId=false'), await read('?includeOrderId=true')]).toEqual([
    null,
    null,
    orderId,
  ]);
});

it('reports what blocks the order of a group, but only on request', async () => {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  const nowhere = { deliveryDetails: { location: '', locationId: null, deliveryInstructions: '' } };
  const errors = async (query: string) =>
    (await ana.call('PATCH', group.path + query, nowhere)).body.validationErrors.length;
  expect([await errors('?withValidation=true'), await errors('?withValidation=false')]).toEqual([1, 0]);
});
