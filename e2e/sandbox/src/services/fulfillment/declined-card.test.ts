import { expect, it } from '@jest/globals';
import { fulfillmentEventSchema } from '@tiffin/contracts/schemas';
import type { Caller } from '../../test-support/caller';
import { GroupStory, type Started } from '../../test-support/group-story';
import { readEvents } from '../../test-support/read-events';
import { CARDS } from '../../test-support/shopper';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const MOST_MICRO = 100_000_000;

type Lunch = { readonly ana: Caller; readonly kay: Caller; readonly tom: Caller; readonly group: Started };

/** Ana's group, in which everybody pays for themselves. Kay has chosen; Tom is there. */
async function lunch(): Promise<Lunch> {
  const ana = await story.person('Ana');
  const group = await story.start(ana);
  await ana.call('PATCH', group.path, { paymentSplit: 'PAY_SEPARATELY' });
  const [kay, tom] = [story.guest(), story.guest()];
  await story.join(kay, group, 'Kay');
  await story.join(tom, group, 'Tom');
  await story.add(kay);
  return { ana, kay, tom, group };
}

const payWith = async ({ kay, group }: Lunch, number: string) =>
  story.payPart(kay, group, MOST_MICRO, { identifier: await story.oneTimeCard(kay, number) });

const guestsSeenBy = async (who: Caller, group: Started) => (await story.read(who, group)).guests;

it('[GRP-15] only the host and the guest are told whose card was declined, until the guest pays', async () => {
  const room = await lunch();
  const { ana, kay, tom, group } = room;
  const declined = await payWith(room, CARDS.declines);
  expect([declined.status, declined.body.error.type]).toEqual([402, 'CARD_DECLINED']);
  const [host, guest] = await guestsSeenBy(ana, group);
  expect(guest).toMatchObject({ firstName: 'Kay', isCardDeclined: true, heldMicro: 0 });
  expect(host).not.toHaveProperty('isCardDeclined');
  const [, own] = await guestsSeenBy(kay, group);
  expect(own).toMatchObject({ firstName: 'Kay', isCardDeclined: true });
  expect(JSON.stringify(await story.read(tom, group))).not.toContain('isCardDeclined');
  expect((await payWith(room, CARDS.passes)).status).toBe(200);
  expect(JSON.stringify(await story.read(ana, group))).not.toContain('isCardDeclined');
});

it('a declined card is told by the event stream, once', async () => {
  const room = await lunch();
  const { ana, group } = room;
  const events = await readEvents((signal) => ana.open(`${group.path}/events`, { signal }));
  const revisionOf = (event: { readonly data: string } | undefined) =>
    fulfillmentEventSchema.parse(JSON.parse(event?.data ?? 'null')).revision;
  const before = revisionOf(await events.next());
  await payWith(room, CARDS.declines);
  const after = revisionOf(await events.next());
  expect(after).not.toBe(before);
  await payWith(room, CARDS.declines);
  await ana.call('PATCH', group.path, { guestMax: 9 });
  expect(revisionOf(await events.next())).not.toBe(after);
  events.close();
});

it('a declined card does not outlive the guest, and changes nothing that the host pays for', async () => {
  const room = await lunch();
  const { ana, kay, group } = room;
  const { checksum } = await story.read(ana, group);
  await payWith(room, CARDS.declines);
  expect((await story.read(ana, group)).checksum).toBe(checksum);
  await kay.call('POST', `${group.path}/guests/leave`);
  await story.join(kay, group, 'Kay');
  expect(JSON.stringify(await story.read(ana, group))).not.toContain('isCardDeclined');
});
