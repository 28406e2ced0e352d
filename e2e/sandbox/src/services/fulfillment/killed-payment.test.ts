import { expect, it } from '@jest/globals';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { ownSandbox } from '../../test-support/own-sandbox';
import { SANDBOX_START_MS } from '../../test-support/start-sandbox';

/** Every place between two steps of a payment by three cards, and whether the order is then written. */
const PLACES = [
  { step: 'host authorised', times: 1, isOrdered: false },
  { step: 'order written', times: 1, isOrdered: true },
  { step: 'hold settled', times: 1, isOrdered: true },
  { step: 'hold settled', times: 2, isOrdered: true },
  { step: 'hold settled', times: 3, isOrdered: true },
] as const;

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

type Room = { readonly host: Caller; readonly group: Started; readonly totalMicro: number };

/** A group whose two guests' cards hold their parts. */
async function paidRoom(): Promise<Room> {
  const host = await story.person('Ana');
  const group = await story.start(host);
  await host.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  await story.add(host, 2);
  for (const name of ['Ben', 'Kay']) {
    const guest = await story.person(name);
    await story.join(guest, group);
    await story.add(guest, 1);
    await story.payPart(guest, group, 100_000_000);
  }
  const { costBreakdown } = await story.read(host, group);
  return { host, group, totalMicro: costBreakdown.totalMicro };
}

async function confirmKilled({ host, group }: Room, place: (typeof PLACES)[number]): Promise<void> {
  const { checksum } = await story.read(host, group);
  const identifier = await story.card(host, '4242');
  const { step, times } = place;
  await host.call('POST', '/sandbox/crash-points', { step, times });
  const paying = story.confirm(host, group, { checksum, identifier, key: 'pay' });
  await expect(paying).rejects.toThrow();
  await sandbox.crashAndRestart();
}

it.each(PLACES)(
  '[GRP-15] killed after "$step" ($times): an order with all payments, or no order and no payment',
  async (place) => {
    const room = await paidRoom();
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
    for (const place of [PLACES[0], PLACES[1]]) {
      const room = await paidRoom();
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
