import { expect, it } from '@jest/globals';
import { GroupStory } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';
import { paidRoom, type PaidRoom } from '../../test-support/paid-room';
import { PAYMENT_STEPS, type PaymentStep } from '../../test-support/payment-steps';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

async function confirmKilled({ host, group }: PaidRoom, place: PaymentStep): Promise<void> {
  const { checksum } = await story.read(host, group);
  const identifier = await story.card(host, '4242');
  const { step, times } = place;
  await host.call('POST', '/sandbox/crash-points', { step, times });
  const paying = story.confirm(host, group, { checksum, identifier, key: 'pay' });
  await expect(paying).rejects.toThrow();
  await sandbox.crashAndRestart();
}

it.each(PAYMENT_STEPS)(
  '[GRP-15] killed after "$step" ($times): an order with all payments, or no order and no payment',
  async (place) => {
    const room = await paidRoom(story);
    const { host, group, totalMicro } = room;
    await confirmKilled(room, place);
    const { orderId, isLocked } = await story.read(host, group);
    const holds = await story.holds(group);
    const count = (state: string) => holds.filter((hold) => hold.state === state).length;
    const counts = ['AUTHORISED', 'CAPTURED', 'RELEASED'].map(count);
    const paidMicro = holds.reduce((sum, hold) => sum + hold.paidMicro, 0);
    process.stdout.write(
      `killed after ${place.step} ${place.times}: ${orderId ? 1 : 0} orders, ` +
        `${counts[0]} held, ${counts[1]} captured, ${counts[2]} released, ${paidMicro} of ${totalMicro} paid\n`,
    );
    expect(isLocked).toBe(false);
    expect([orderId !== null, counts, paidMicro]).toEqual(
      place.isOrdered ? [true, [0, 3, 0], totalMicro] : [false, [2, 0, 1], 0],
    );
    const again = await story.confirm(host, group, { checksum: group.checksum, key: 'other' });
    if (place.isOrdered) {
      expect(again.body.error.reason).toBe('CLOSED');
      return;
    }
    expect((await host.call('DELETE', group.path)).status).toBe(200);
    const left = await story.holds(group);
    expect(left.map(({ state, paidMicro: micro }) => [state, micro])).toEqual(
      left.map(() => ['RELEASED', 0]),
    );
  },
  SANDBOX_START_MS,
);

it(
  'a repeated confirm after the crash makes the one order that was asked for',
  async () => {
    for (const place of [PAYMENT_STEPS[0], PAYMENT_STEPS[1]]) {
      const room = await paidRoom(story);
      const { checksum } = await story.read(room.host, room.group);
      const identifier = await story.card(room.host, '4242');
      await confirmKilled(room, place);
      const again = await story.confirm(room.host, room.group, { checksum, identifier, key: 'pay' });
      expect(again.status).toBe(200);
      expect((await story.read(room.host, room.group)).orderId).toBe(again.body.orderId);
      const paid = (await story.holds(room.group)).reduce((sum, { paidMicro }) => sum + paidMicro, 0);
      expect(paid).toBe(room.totalMicro);
    }
  },
  2 * SANDBOX_START_MS,
);
