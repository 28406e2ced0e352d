import type { Remedy } from './place-refusal';

/**
 * Why an order was not placed: without an answer, by the bank's question, or by a refusal in the service's words. `lost` is
 * said only once it is known that no order stands.
 */
export type PlaceProblem =
  | {
      readonly kind:
        'lost' | 'abandoned' | 'offline' | 'calledOff' | 'challenge' | 'script' | 'changed' | 'unknown';
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly title: string;
      readonly body: string | undefined;
      readonly remedy: Remedy;
      /** The specification shows it as a modal. */
      readonly isModal: boolean;
    };

/** The cart is not the one that was sent: another window, or another device, may have ordered it. */
const movedCart: readonly string[] = ['CART_EMPTY', 'IDEMPOTENCY_KEY_REUSED'];

/** Whether an order of this cart may stand although this attempt was refused. */
export function mayBeOrdered(problem: PlaceProblem): boolean {
  return problem.kind === 'changed' || (problem.kind === 'refused' && movedCart.includes(problem.code));
}
