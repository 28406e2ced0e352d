import { guestPart } from '@tiffin/domain';
import { CARDS } from '../shopper';
import { LINE_ACTS } from './line-acts';
import { idOf, type Person, type Room } from './room';

/** What a guest of a group does. */
export const GUEST_ACTS = {
  ...LINE_ACTS,
  join: async ({ story, group }: Room, { name, caller }: Person) => {
    await story.join(caller, group, name);
  },
  leave: async ({ group }: Room, { caller }: Person) => {
    await caller.call('POST', `${group.path}/guests/leave`);
  },
  'choose again': async ({ group }: Room, { caller }: Person) => {
    await caller.call('POST', `${group.path}/guests`, { status: 'BROWSING' });
  },
  'say done': async ({ story, group }: Room, { caller }: Person) => {
    await story.sayDone(caller, group);
  },
  pay: async (room: Room, who: Person) => payPart(room, who, 'passes'),
  'pay twice': async (room: Room, who: Person) => {
    await Promise.all([payPart(room, who, 'passes'), payPart(room, who, 'passes')]);
  },
  'pay with a declined card': async (room: Room, who: Person) => payPart(room, who, 'declines'),
  'pay and answer the bank': async (room: Room, who: Person) => payPart(room, who, 'challenges', true),
  'pay and fail at the bank': async (room: Room, who: Person) => payPart(room, who, 'challenges', false),
  'pay and abandon the bank': async (room: Room, who: Person) => payPart(room, who, 'challenges'),
} as const;

/** Reads the own part and pays it. Does nothing for somebody who is not in the group. */
async function payPart(
  room: Room,
  who: Person,
  behaviour: keyof typeof CARDS,
  passesBank?: boolean,
): Promise<void> {
  const { story, group } = room;
  const fulfillment = await story.read(who.caller, group);
  const mine = fulfillment?.guests.find(
    ({ externalUserId }: { externalUserId: string }) => externalUserId === idOf(room, who),
  );
  if (!mine) return;
  const { ownMicro } = guestPart(fulfillment, mine);
  const identifier = await story.oneTimeCard(who.caller, CARDS[behaviour]);
  const { body } = await story.payPart(who.caller, group, ownMicro, { identifier });
  if (!body.paymentChallenge || passesBank === undefined) return;
  const answer = await story.answerBank(body.paymentChallenge, passesBank);
  await story.payPart(who.caller, group, ownMicro, { identifier, answer });
}
