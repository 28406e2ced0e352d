/** State of the review's place in the history: the payment lies right before it. */
export const fromPayment = { fromPayment: true } as const;

/** Whether one step back from here is the payment of the same checkout. */
export function cameFromPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromPayment' in state;
}
