/** History state of the review: the payment is the entry before it. */
export const fromPayment = { fromPayment: true } as const;

/** Returns whether the previous history entry is the payment of the same checkout. */
export function cameFromPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromPayment' in state;
}
