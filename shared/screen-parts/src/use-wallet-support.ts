import { useHydrated } from './use-hydrated';

/** Hash of the checkout's URL for a person who wants to pay with a wallet. */
export const WALLET_HASH = '#wallet';

/**
 * Returns whether this browser has the interface of Apple Pay or of payment requests, which Google Pay needs.
 * Whether the person has a card in a wallet is known only by the card provider's script.
 */
export function useWalletSupport(): boolean {
  return useHydrated() && ('ApplePaySession' in window || 'PaymentRequest' in window);
}
