import { expect, it } from '@jest/globals';
import type { FulfillmentEvent } from '@tiffin/contracts';
import { fulfillmentEventSchema } from '@tiffin/contracts/schemas';
import type { EventSourceMessage } from 'eventsource-parser';
import type { Caller } from '../../../test-support/caller';
import { GroupStory, type Started } from '../../../test-support/group-story';
import { readEvents, type EventReader } from '../../../test-support/read-events';
import { ownSandbox } from '../../../test-support/own-sandbox';
import { SANDBOX_START_MS, startSandbox } from '../../../test-support/start-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

const watch = (who: Caller, group: Started, lastEventId?: string): Promise<EventReader> =>
  readEvents((signal) =>
    who.open(`${group.path}/events`, {
      signal,
      ...(lastEventId !== undefined && { headers: { 'last-event-id': lastEventId } }),
    }),
  );

const dataOf = (event: EventSourceMessage | undefined): FulfillmentEvent =>
  fulfillmentEventSchema.parse(JSON.parse(event?.data ?? 'null'));

async function startedGroup(): Promise<{ ana: Caller; ben: Caller; group: Started }> {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  const ben = story.guest();
  await story.join(ben, group, 'Ben');
  return { ana, ben, group };
}

it('tells how the group stands, and then who joins, adds, gets ready and leaves, and settings', async () => {
  const { ana, group } = await startedGroup();
  const events = await watch(ana, group);
  const first = dataOf(await events.next());
  expect(first).toMatchObject({ fulfillmentState: 'OPEN', isLocked: false });
  expect(first.guests).toHaveLength(2);
  expect(Math.abs(Date.parse(first.now) - Date.now())).toBeLessThan(60_000);

  const kay = story.guest();
  await story.join(kay, group, 'Kay');
  const joined = dataOf(await events.next((event) => dataOf(event).guests.length === 3));
  await story.add(kay);
  const added = dataOf(await events.next());
  expect(added.revision).not.toBe(joined.revision);
  await story.sayDone(kay, group);
  const ready = dataOf(await events.next());
  expect(ready.guests.filter(({ status }) => status === 'READY')).toHaveLength(1 + readyAtStart(first));
  const orderByTime = new Date(Date.now() + 7_200_000).toISOString();
  await ana.call('PATCH', group.path, { orderByTime });
  expect(dataOf(await events.next())).toMatchObject({ orderByTime });
  await kay.call('POST', `${group.path}/guests/leave`);
  expect(dataOf(await events.next()).guests).toHaveLength(2);
  events.close();
});

const readyAtStart = ({ guests }: FulfillmentEvent): number =>
  guests.filter(({ status }) => status === 'READY').length;

it('resumes after the last event: tells nothing that is known, and what was missed', async () => {
  const { ana, ben, group } = await startedGroup();
  const before = await watch(ana, group);
  const known = await before.next();
  before.close();
  const same = await watch(ana, group, known?.id);
  await story.add(ben);
  const missed = await same.next();
  expect(dataOf(missed).revision).not.toBe(dataOf(known).revision);
  same.close();
  const later = await watch(ana, group, known?.id);
  expect((await later.next())?.id).toBe(missed?.id);
  later.close();
});

it('ends for a guest whom the host removes, who may not watch any more', async () => {
  const { ana, ben, group } = await startedGroup();
  const events = await watch(ben, group);
  const { guests } = dataOf(await events.next());
  const benId = guests.map(({ externalUserId }) => externalUserId).find((id) => id.startsWith('guest_'));
  await ana.call('DELETE', `${group.path}/guests/${benId}`);
  expect(await events.next()).toMatchObject({ event: 'end' });
  expect(await events.next()).toBeUndefined();
  const again = await watch(ben, group);
  expect(again.status).toBe(403);
  again.close();
});

it('tells the end of the group, and ends', async () => {
  const { ana, ben, group } = await startedGroup();
  const events = await watch(ben, group);
  await events.next();
  await ana.call('DELETE', group.path);
  expect(dataOf(await events.next())).toMatchObject({ fulfillmentState: 'CANCELLED' });
  expect(await events.next()).toMatchObject({ event: 'end' });
  expect(await events.next()).toBeUndefined();
});

it('refuses strangers and unknown groups as reading the group does', async () => {
  const { group } = await startedGroup();
  const stranger = story.guest();
  expect((await stranger.call('GET', `${group.path}/events`)).body.error).toMatchObject({
    type: 'FORBIDDEN',
    reason: 'NOT_A_GUEST',
  });
  expect((await stranger.call('GET', '/fulfillment/fulfillments/nothing/events')).status).toBe(404);
});

it('refuses a seventh stream of one person', async () => {
  const { ana, group } = await startedGroup();
  const streams = await Promise.all(Array.from({ length: 6 }, () => watch(ana, group)));
  await Promise.all(streams.map((stream) => stream.next()));
  const refused = await ana.call('GET', `${group.path}/events`);
  expect([refused.status, refused.body.error.type]).toEqual([429, 'TOO_MANY_REQUESTS']);
  streams.forEach((stream) => stream.close());
});

it(
  'tells changes that another process makes on the same database',
  async () => {
    const { ana, group } = await startedGroup();
    const events = await watch(ana, group);
    await events.next();
    const elsewhere = new GroupStory({ url: await sandbox.secondUrl() });
    await elsewhere.join(elsewhere.guest(), group, 'Kay');
    expect(dataOf(await events.next()).guests).toHaveLength(3);
    events.close();
  },
  SANDBOX_START_MS,
);

it(
  'ends the streams when the service stops',
  async () => {
    const stopping = await startSandbox();
    const itsStory = new GroupStory(stopping);
    const ana = await itsStory.person('Ana');
    const events = await watch(ana, await itsStory.start(ana));
    await events.next();
    const ended = events.next();
    await stopping.shutDown();
    // A connection that is still open after 2 s is cut, and reading it fails.
    expect(await ended).toBeUndefined();
    await stopping.stop();
  },
  SANDBOX_START_MS,
);
