import { participants } from '@tiffin/domain';
import type { GuestTier } from './guest-tier';
import { guestName } from './guest-tier';

/** What the host looks for among the people of a large group. */
export type PeopleFilter = {
  readonly search: string;
  /** Whether only those who are not done are listed. */
  readonly isUndoneOnly: boolean;
};

export type PeopleList = {
  /** The participants: those who are done. */
  readonly ready: readonly GuestTier[];
  /** Those who are still choosing, apart from the participants. */
  readonly choosing: readonly GuestTier[];
  /** Whether the list has a search, a filter and compact rows. */
  readonly isLarge: boolean;
};

/** From this many people on, a list with every dish is longer than anybody reads. */
const LARGE = 8;

/** Returns the people of a group as its room lists them: who only browses is no participant (specification 4). */
export function peopleList(tiers: readonly GuestTier[], { search, isUndoneOnly }: PeopleFilter): PeopleList {
  const ready = new Set(participants(tiers.map(({ guest }) => guest)));
  const found = tiers.filter(({ guest }) => plain(guestName(guest)).includes(plain(search.trim())));
  return {
    ready: isUndoneOnly ? [] : found.filter(({ guest }) => ready.has(guest)),
    choosing: found.filter(({ guest }) => !ready.has(guest)),
    isLarge: tiers.length >= LARGE,
  };
}

/** Returns a name without its case and accents: people type "jose" for José. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
