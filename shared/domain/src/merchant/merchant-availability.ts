import type { Merchant, MerchantState, ScheduledOrderTimeSlot } from '@tiffin/contracts';
import { hasSlotAfter } from '../cart/has-slot-after';

export type MerchantAvailability = {
  /** True if it takes an order for as soon as possible. */
  readonly accepts: boolean;
  /** True if it takes an order for a later time. */
  readonly canSchedule: boolean;
  /**
   * Why it takes no order for as soon as possible; null if it does. CLOSED: outside its hours. LATER_ONLY: it takes
   * orders for a later time only. NOT_ACCEPTING: refused by its state, or neither now nor later.
   */
  readonly reason: 'CLOSED' | 'LATER_ONLY' | 'NOT_ACCEPTING' | null;
  /** WHITELIST and DEBUG: only testers can order. */
  readonly isTestState: boolean;
  /** ISO 8601; null while it accepts orders, if unknown, or if the time has passed. */
  readonly nextOpenTime: string | null;
};

/** What the rule reads of a merchant. Lists do not say the slots. */
export type OrderableMerchant = Pick<
  Merchant,
  'open' | 'state' | 'nextOpenTime' | 'isAvailableNow' | 'displayConfiguration' | 'timeZone'
> & {
  readonly scheduledOrderTimeSlots?: readonly ScheduledOrderTimeSlot[] | undefined;
  /** True if it takes orders on its own site only. Lists do not say it. */
  readonly isRelayMerchant?: boolean | undefined;
};

const acceptingStates: readonly MerchantState[] = ['ON', 'WHITELIST', 'DEBUG'];
const testStates: readonly MerchantState[] = ['WHITELIST', 'DEBUG'];

/** Returns whether a merchant in this state takes orders while it is open (specification 4). */
export function isAcceptingState(state: MerchantState): boolean {
  return acceptingStates.includes(state);
}

/**
 * Returns whether a merchant takes orders, now or for later. Now: only if marked open, available now, in state ON,
 * WHITELIST or DEBUG, and not in display mode ORDER_AHEAD. Later: only in such a state, and if it has a slot after
 * `now`. A list does not say the slots; there, a merchant that opens again or is open has some (specification 3 to 5).
 * A relay merchant takes none.
 */
export function merchantAvailability(merchant: OrderableMerchant, now: Date): MerchantAvailability {
  const { open, state, nextOpenTime, isAvailableNow, displayConfiguration } = merchant;
  const isTestState = testStates.includes(state);
  if (!isAcceptingState(state) || merchant.isRelayMerchant === true) {
    return { accepts: false, canSchedule: false, reason: 'NOT_ACCEPTING', isTestState, nextOpenTime: null };
  }
  const isLaterOnly = displayConfiguration.displayMode === 'ORDER_AHEAD' || (open && !isAvailableNow);
  const opensAgain = nextOpenTime !== null && new Date(nextOpenTime) > now;
  const { scheduledOrderTimeSlots: slots, timeZone } = merchant;
  const canSchedule = slots ? hasSlotAfter(slots, timeZone, now) : open || opensAgain;
  if (open && !isLaterOnly)
    return { accepts: true, canSchedule, reason: null, isTestState, nextOpenTime: null };
  return {
    accepts: false,
    canSchedule,
    reason: isLaterOnly && canSchedule ? 'LATER_ONLY' : open ? 'NOT_ACCEPTING' : 'CLOSED',
    isTestState,
    nextOpenTime: opensAgain ? nextOpenTime : null,
  };
}

/** Returns whether a merchant takes a cart: only if it takes an order, now or for later. */
export function takesCart({
  accepts,
  canSchedule,
}: Pick<MerchantAvailability, 'accepts' | 'canSchedule'>): boolean {
  return accepts || canSchedule;
}
