import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const HOUR_MS = 3_600_000;
const startedAt = Date.now();
const after = (hours: number) => new Date(startedAt + hours * HOUR_MS).toISOString();

it('[GRP-18] [GRP-22] a group is planned for another day, with a deadline on that day', async () => {
  const ana = await story.person('Ana');
  const times = { orderByTime: after(96), scheduledForTime: after(98) };
  const group = await story.start(ana, times);
  expect(group).toMatchObject({
    orderByTime: times.orderByTime,
    scheduledDetails: { scheduled: true, scheduledForTime: times.scheduledForTime },
  });
});

it.each([
  ['food before the deadline', { orderByTime: after(4), scheduledForTime: after(3) }, 'FOOD_BEFORE_DEADLINE'],
  ['food at the deadline', { orderByTime: after(4), scheduledForTime: after(4) }, 'FOOD_BEFORE_DEADLINE'],
  ['food in the past', { orderByTime: null, scheduledForTime: after(-1) }, 'scheduledForTime'],
  ['food in a month', { orderByTime: null, scheduledForTime: after(720) }, 'scheduledForTime'],
  ['a deadline in a month', { orderByTime: after(720) }, 'orderByTime'],
])('[GRP-18] %s is refused with the reason, at the start and later', async (_what, times, reason) => {
  const ana = await story.person('Ana');
  const body = { merchantId: 'm_lucknow-lunch-home', fulfillmentType: 'PICKUP', ...times };
  const started = await ana.call('POST', '/fulfillment/fulfillments', body);
  expect([started.status, started.body.error?.reason]).toEqual([400, reason]);
  const group = await story.start(ana);
  const before = await story.read(ana, group);
  const changed = await ana.call('PATCH', group.path, times);
  expect([changed.status, changed.body.error?.reason]).toEqual([400, reason]);
  expect(await story.read(ana, group)).toEqual(before);
});
