import type { PaymentEvent } from './payment-state';

/**
 * A payment that was sent and whose outcome is not known yet. It names no card and no contact details and holds no client
 * secret: an order is found without them, and a bank's question that was left is asked anew.
 */
export type PaymentAttempt = {
  /** The idempotency key it was sent under, and the intent that the key is for. */
  readonly key: string;
  readonly intent: string;
  readonly step: PaymentStep;
  /** The person who pays; null for a guest. */
  readonly buyer: string | null;
  /** When a cart last changed, by the service's clock (ISO 8601): its order is not older. Null for a group, which names its order. */
  readonly changedAt: string | null;
  /** When the last request left, by this browser's clock in milliseconds. */
  readonly leftAt: number;
};

/** How far it got: the order was sent, the bank asks, or the order was sent again with the bank's answer. */
export type PaymentStep = 'sent' | 'challenged' | 'answered';

/**
 * How long after a request left it may still become an order, in milliseconds. Nothing is sent again before, because a
 * service may not know idempotency keys.
 */
export const SETTLE_MS = 12_000;

/** How long an attempt is remembered, in milliseconds: as long as services remember its key. */
export const ATTEMPT_KEPT_MS = 86_400_000;

/** What a look at the services saw. */
export type PaymentSight<Order> = {
  readonly order: Order | undefined;
  /** What was to be paid is still there. */
  readonly isThere: boolean;
  /** Another window of this browser is paying. */
  readonly isPaidElsewhere: boolean;
};

/** What a look means for an attempt; an order that is not there may still come while its request is young. */
export function eventOfSight<Order>(
  { order, isThere, isPaidElsewhere }: PaymentSight<Order>,
  attempt: Pick<PaymentAttempt, 'step' | 'leftAt'> | undefined,
  now: number,
): PaymentEvent<Order> {
  if (order !== undefined) return { kind: 'sawOrder', order };
  if (isPaidElsewhere) return { kind: 'sawNothingYet' };
  if (attempt === undefined) return { kind: 'sawNoOrder' };
  if (attempt.step === 'challenged') return { kind: 'sawLeftBank' };
  if (now < attempt.leftAt + SETTLE_MS) return { kind: 'sawNothingYet' };
  return { kind: isThere ? 'sawNoOrder' : 'sawNeither' };
}

/** What a page that opens learns of an attempt that was left; undefined where it is another person's. */
export function eventOfReopening(
  { buyer }: Pick<PaymentAttempt, 'buyer'>,
  caller: string | null,
): PaymentEvent<never> | undefined {
  if (buyer === null || buyer === caller) return { kind: 'reopened' };
  return caller === null ? { kind: 'sessionEnded' } : undefined;
}

/** Whether an attempt that was left keeps this caller from sending another: their own, whose order may still come. */
export function isInTheWay(
  { buyer, step }: Pick<PaymentAttempt, 'buyer' | 'step'>,
  caller: string | null,
): boolean {
  return step !== 'challenged' && eventOfReopening({ buyer }, caller)?.kind === 'reopened';
}
