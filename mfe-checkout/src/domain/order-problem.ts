import type { Remedy } from './remedy';

/**
 * Why an order was not placed: no answer, the bank's challenge, or a refusal in the service's words. `lost`
 * is shown only once it is known that no order exists.
 */
export type OrderProblem =
  | {
      readonly kind:
        | 'lost'
        | 'abandoned'
        | 'offline'
        | 'calledOff'
        | 'challenge'
        | 'script'
        | 'wallet'
        | 'changed'
        | 'unknown';
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly title: string;
      readonly body: string | undefined;
      readonly remedy: Remedy;
      /** Facts that the service sent with the refusal, such as the ids of items. */
      readonly data: Readonly<Record<string, unknown>> | undefined;
      /** Whether the specification shows it as a modal. */
      readonly isModal: boolean;
    };

/** The cart is not the one that was sent: another window or device may have ordered it. */
const movedCart: readonly string[] = ['CART_EMPTY', 'IDEMPOTENCY_KEY_REUSED'];

/** Returns whether an order of this cart may exist although this attempt was refused. */
export function mayBeOrdered(problem: OrderProblem): boolean {
  return problem.kind === 'changed' || (problem.kind === 'refused' && movedCart.includes(problem.code));
}
