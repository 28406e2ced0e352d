import type { GuestTier } from './guest-tier';

/** What a guest's card has to pay of their part, and what it holds for it; in micro units. */
export type CardPart = {
  readonly payMicro: number;
  readonly heldMicro: number;
  /** `nothing` to pay; enough `held`; the part became `more` than is held; `missing` altogether. */
  readonly state: 'nothing' | 'held' | 'more' | 'missing';
};

/**
 * Returns how a guest pays their part by card; undefined for the host, for other guests, and where the service
 * takes no cards of guests.
 */
export function cardPart({
  guest: { heldMicro },
  isHost,
  ownMicro: payMicro,
}: Pick<GuestTier, 'guest' | 'isHost' | 'ownMicro'>): CardPart | undefined {
  if (isHost || heldMicro === undefined) return undefined;
  if (payMicro <= 0) return { payMicro: 0, heldMicro, state: 'nothing' };
  if (heldMicro >= payMicro) return { payMicro, heldMicro, state: 'held' };
  return { payMicro, heldMicro, state: heldMicro > 0 ? 'more' : 'missing' };
}
