import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupStory } from '../test-support/group-story';
import { ownSandbox } from '../test-support/own-sandbox';
import { passMinutes } from '../test-support/service-clock';
import { paidRoom, type PaidRoom } from '../test-support/paid-room';
import { PAYMENT_STEPS, type PaymentStep } from '../test-support/payment-steps';
import { SANDBOX_START_MS } from '../test-support/start-sandbox';
import { until } from '../test-support/until';

/** After 10 minutes a payment without an order counts as abandoned. */
const ABANDONED_MINUTES = 11;

const first = ownSandbox();
/** Where people's requests go: to the first process, and after its end to the second. */
const entrance = { url: '' };
const story = new GroupStory(entrance);
let secondUrl = '';

beforeAll(async () => {
  secondUrl = await first.secondUrl();
}, SANDBOX_START_MS);

beforeEach(() => {
  entrance.url = first.url;
});

/** Kills the first process during the host's confirm. Returns what was sent. */
async function confirmKilled({ host, group }: PaidRoom, { step, times }: PaymentStep) {
  const { checksum } = await story.read(host, group);
  const paying = { checksum, identifier: await story.card(host, '4242'), key: `pay-${group.fulfillmentId}` };
  await host.call('POST', '/sandbox/crash-points', { step, times });
  await expect(story.confirm(host, group, paying)).rejects.toThrow();
  entrance.url = secondUrl;
  return paying;
}

/** What each card of a group was charged, and in which state its holds are. */
async function chargesOf({ group }: PaidRoom) {
  const holds = await story.holds(group);
  const count = (wanted: string) => holds.filter(({ state }) => state === wanted).length;
  return {
    counts: { held: count('AUTHORISED'), captured: count('CAPTURED') },
    paidMicro: holds.reduce((sum, { paidMicro }) => sum + paidMicro, 0),
  };
}

describe.each(PAYMENT_STEPS)('[GRP-15] a process that is killed after "$step" ($times)', (place) => {
  const { isOrdered } = place;

  it(
    'leaves a payment that the other process finishes or undoes',
    async () => {
      const room = await paidRoom(story);
      await confirmKilled(room, place);
      await passMinutes(entrance, ABANDONED_MINUTES);
      const expected = isOrdered
        ? { counts: { held: 0, captured: 3 }, paidMicro: room.totalMicro }
        : { counts: { held: 2, captured: 0 }, paidMicro: 0 };
      await until(
        () => chargesOf(room),
        ({ counts }) => counts.held === expected.counts.held,
      );
      expect(await chargesOf(room)).toEqual(expected);
      const { orderId, isLocked } = await story.read(room.host, room.group);
      expect([orderId !== null, isLocked]).toEqual([isOrdered, false]);
      // What the guests' cards hold goes with the group.
      if (!isOrdered) await room.host.call('DELETE', room.group.path);
      await first.crashAndRestart();
      expect(await chargesOf(room)).toEqual({ ...expected, counts: { ...expected.counts, held: 0 } });
    },
    2 * SANDBOX_START_MS,
  );

  it(
    'leaves one order to whoever repeats the confirm at the other process',
    async () => {
      const room = await paidRoom(story);
      const paying = await confirmKilled(room, place);
      const answers = await Promise.all([1, 2].map(async () => story.confirm(room.host, room.group, paying)));
      const { orderId } = await story.read(room.host, room.group);
      expect(orderId).toEqual(expect.any(String));
      expect(answers.map(({ status, body }) => [status, body.orderId])).toEqual([
        [200, orderId],
        [200, orderId],
      ]);
      await first.crashAndRestart();
      expect(await chargesOf(room)).toEqual({ counts: { held: 0, captured: 3 }, paidMicro: room.totalMicro });
    },
    2 * SANDBOX_START_MS,
  );
});
