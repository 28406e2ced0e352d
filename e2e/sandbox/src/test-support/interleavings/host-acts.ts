import { CARDS } from '../shopper';
import { KITCHEN_ACTS } from './kitchen-acts';
import { LINE_ACTS } from './line-acts';
import { PEOPLE_ACTS } from './people-acts';
import { idOf, type Person, type Room } from './room';
import { missingIds } from './shown-payment';

const SPLITS = [
  { paymentSplit: 'PAY_SEPARATELY' },
  { paymentSplit: 'PAY_SEPARATELY' },
  { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null },
  { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 8_000_000 },
  { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 15_000_000 },
] as const;
const SHARED = ['BY_VALUE', 'EQUALLY', 'HOST_PAYS'] as const;

/** What the host of a group changes, for whom, and what becomes of its order. */
export const SETTING_ACTS = {
  ...LINE_ACTS,
  ...PEOPLE_ACTS,
  ...KITCHEN_ACTS,
  tip: async ({ group }: Room, { caller }: Person, amount: number) => {
    const tip = { selectedTipOptionId: null, customTipAmountMicro: (amount % 6) * 1_000_000 };
    await caller.call('PATCH', group.path, { tip });
  },
  split: async ({ group }: Room, { caller }: Person, amount: number) => {
    await caller.call('PATCH', group.path, SPLITS[amount % SPLITS.length]);
  },
  'share costs': async ({ group }: Room, { caller }: Person, amount: number) => {
    await caller.call('PATCH', group.path, { sharedCosts: SHARED[amount % SHARED.length] });
  },
  remove: async (room: Room, { caller }: Person, amount: number) => {
    const ids = room.guests.flatMap((guest) => idOf(room, guest) ?? []);
    const id = ids[amount % Math.max(1, ids.length)];
    if (id) await caller.call('DELETE', `${room.group.path}/guests/${id}`);
  },
  cancel: async ({ group }: Room, { caller }: Person) => {
    await caller.call('DELETE', group.path);
  },
} as const;

/** How the host of a group pays. Also the second tab can. */
export const CONFIRM_ACTS = {
  confirm: async (room: Room, who: Person) => confirm(room, who, 'passes'),
  'confirm and cover': async (room: Room, who: Person) => confirm(room, who, 'passes', { covers: true }),
  'confirm with a declined card': async (room: Room, who: Person) =>
    confirm(room, who, 'declines', { covers: true }),
  'confirm and answer the bank': async (room: Room, who: Person) =>
    confirm(room, who, 'challenges', { covers: true, passesBank: true }),
  'confirm and fail at the bank': async (room: Room, who: Person) =>
    confirm(room, who, 'challenges', { covers: true, passesBank: false }),
  'confirm and abandon the bank': async (room: Room, who: Person) =>
    confirm(room, who, 'challenges', { covers: true }),
} as const;

/** Reads the bill and pays it as it was read. */
async function confirm(
  { story, group }: Room,
  { caller }: Person,
  behaviour: keyof typeof CARDS,
  { covers = false, passesBank }: { readonly covers?: boolean; readonly passesBank?: boolean } = {},
): Promise<void> {
  const seen = await story.read(caller, group);
  if (!seen) return;
  const identifier = await story.oneTimeCard(caller, CARDS[behaviour]);
  const covered = covers ? missingIds(seen) : [];
  const paying = { checksum: seen.checksum, identifier, covered };
  const { body } = await story.confirm(caller, group, paying);
  if (!body.paymentChallenge || passesBank === undefined) return;
  const answer = await story.answerBank(body.paymentChallenge, passesBank);
  await story.confirm(caller, group, { ...paying, answer });
}
