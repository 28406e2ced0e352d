import type { Caller } from './caller';
import type { GroupStory, Started } from './group-story';

export type PaidRoom = { readonly host: Caller; readonly group: Started; readonly totalMicro: number };

/** Makes a group whose two guests' cards hold their parts, so that the host can pay the rest. */
export async function paidRoom(story: GroupStory): Promise<PaidRoom> {
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
