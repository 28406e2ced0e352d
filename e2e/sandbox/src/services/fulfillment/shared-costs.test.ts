import { describe, expect, it } from '@jest/globals';
import type { BillPart, Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

type Lunch = { readonly ana: Caller; readonly ben: Caller; readonly group: Started };

/** A delivery with a tip: Ana hosts with three dishes, Ben has chosen one. */
async function lunch(): Promise<Lunch> {
  const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
  const group = await story.start(ana);
  const tip = { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 };
  await ana.call('PATCH', group.path, { tip, paymentSplit: 'PAY_SEPARATELY' });
  await story.join(ben, group);
  await story.add(ana, 3);
  await story.add(ben, 1);
  return { ana, ben, group };
}

const shareOf = ({ costBreakdown }: Fulfillment, id: string) =>
  costBreakdown.shares.find(({ externalUserId }) => externalUserId === id)?.amountMicro;
const guestOf = ({ guests }: Fulfillment, id: string): FulfillmentGuest | undefined =>
  guests.find(({ externalUserId }) => externalUserId === id);

describe('[GRP-15] how shared costs divide', () => {
  it('is by value until the host chooses, and only the host chooses', async () => {
    const { ana, ben, group } = await lunch();
    expect((await story.read(ben, group)).sharedCosts).toBe('BY_VALUE');
    const refused = await ben.call('PATCH', group.path, { sharedCosts: 'HOST_PAYS' });
    expect([refused.status, refused.body.error.reason]).toEqual([403, 'NOT_THE_HOST']);
    const unknown = await ana.call('PATCH', group.path, { sharedCosts: 'NOBODY' });
    expect([unknown.status, unknown.body.error.type]).toEqual([400, 'INVALID_PARAMETER']);
    await ana.call('PATCH', group.path, { sharedCosts: 'EQUALLY' });
    expect((await story.read(ben, group)).sharedCosts).toBe('EQUALLY');
  });

  it.each(['BY_VALUE', 'EQUALLY', 'HOST_PAYS'] as const)(
    '%s: the bill divides as the room showed it before the host paid',
    async (sharedCosts) => {
      const { ana, ben, group } = await lunch();
      await ana.call('PATCH', group.path, { sharedCosts });
      await story.sayDone(ben, group);
      const seen: Fulfillment = await story.read(ana, group);
      await story.confirm(ana, group, { covered: seen.guests.map(({ externalUserId }) => externalUserId) });
      const { bill } = await story.read(ana, group);
      const [hers, his]: readonly (BillPart | undefined)[] = bill.parts;
      expect(bill.parts.map(({ amountMicro }: BillPart) => amountMicro)).toEqual(
        seen.costBreakdown.shares.map(({ amountMicro }) => amountMicro),
      );
      const fees = { BY_VALUE: 'less', EQUALLY: 'same', HOST_PAYS: 'none' }[sharedCosts];
      expect(compared(his?.tipMicro ?? 0, hers?.tipMicro ?? 0)).toBe(fees);
    },
  );

  it('HOST_PAYS: a host who orders nothing still pays fees and tip', async () => {
    const [ana, ben] = [await story.person('Ana'), await story.person('Ben')];
    const group = await story.start(ana);
    const tip = { selectedTipOptionId: null, customTipAmountMicro: 3_000_000 };
    await ana.call('PATCH', group.path, { tip, sharedCosts: 'HOST_PAYS' });
    await story.join(ben, group);
    await story.add(ben, 3);
    await story.sayDone(ben, group);
    const seen: Fulfillment = await story.read(ana, group);
    await story.confirm(ana, group);
    const { bill } = await story.read(ana, group);
    const [hers, his] = bill.parts;
    expect([hers.amountMicro, his.amountMicro]).toEqual([
      shareOf(seen, seen.hostId),
      shareOf(seen, his.externalUserId),
    ]);
    expect([hers.tipMicro, his.tipMicro, his.feesMicro]).toEqual([3_000_000, 0, 0]);
  });
});

describe('[GRP-15] a guest’s projected part', () => {
  it('is what their share becomes when they get ready', async () => {
    const { ben, group } = await lunch();
    const choosing: Fulfillment = await story.read(ben, group);
    const me = choosing.currentUserId;
    const projected = guestOf(choosing, me)?.projectedMicro;
    expect(projected).toBeGreaterThan(guestOf(choosing, me)?.subtotalMicro ?? 0);
    await story.sayDone(ben, group);
    const ready: Fulfillment = await story.read(ben, group);
    expect(shareOf(ready, me)).toBe(projected);
    expect(guestOf(ready, me)).not.toHaveProperty('projectedMicro');
  });

  it('is shown to nobody else', async () => {
    const { ana, ben, group } = await lunch();
    const tom = story.guest();
    await story.join(tom, group, 'Tom');
    const { currentUserId: benId } = await story.read(ben, group);
    for (const other of [ana, tom])
      expect(guestOf(await story.read(other, group), benId)).not.toHaveProperty('projectedMicro');
  });
});

function compared(his: number, hers: number): string {
  if (his === 0) return 'none';
  return his === hers ? 'same' : 'less';
}
