import type { Merchant, MerchantState } from '@tiffin/contracts';

export type MerchantAvailability = {
  readonly accepts: boolean;
  /** CLOSED: outside its hours. NOT_ACCEPTING: refused by its state. Null while it accepts orders. */
  readonly reason: 'CLOSED' | 'NOT_ACCEPTING' | null;
  /** WHITELIST and DEBUG: only testers can order. */
  readonly isTestState: boolean;
  /** ISO 8601; null while it accepts orders, if unknown, or if the time has passed. */
  readonly nextOpenTime: string | null;
};

const acceptingStates: readonly MerchantState[] = ['ON', 'WHITELIST', 'DEBUG'];
const testStates: readonly MerchantState[] = ['WHITELIST', 'DEBUG'];

/**
 * Returns whether a merchant accepts orders: only if marked open and in state ON, WHITELIST or DEBUG
 * (specification 4).
 */
export function merchantAvailability(
  { open, state, nextOpenTime }: Pick<Merchant, 'open' | 'state' | 'nextOpenTime'>,
  now: Date,
): MerchantAvailability {
  const isTestState = testStates.includes(state);
  if (!acceptingStates.includes(state)) {
    return { accepts: false, reason: 'NOT_ACCEPTING', isTestState, nextOpenTime: null };
  }
  if (open) return { accepts: true, reason: null, isTestState, nextOpenTime: null };
  const isAhead = nextOpenTime !== null && new Date(nextOpenTime) > now;
  return { accepts: false, reason: 'CLOSED', isTestState, nextOpenTime: isAhead ? nextOpenTime : null };
}
