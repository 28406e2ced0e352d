import type { PaymentEvent } from './payment-state';

/**
 * A payment that was sent and whose outcome is unknown. It names no card, no contact details and no client
 * secret: none is needed to find an order, and an abandoned bank challenge is repeated.
 */
export type PaymentAttempt = {
  /** The idempotency key that it was sent with, and the intent that the key belongs to. */
  readonly key: string;
  readonly intent: string;
  readonly step: PaymentStep;
  /** The person who pays; null for a guest. */
  readonly buyer: string | null;
  /**
   * When the cart last changed, by the service's clock (ISO 8601). Its order cannot be older. Null for a
   * group, which names its order.
   */
  readonly changedAt: string | null;
  /** When the last request was sent, by this browser's clock in milliseconds. */
  readonly leftAt: number;
};

/** The progress: the order was sent, the bank asks, or the order was sent again with the bank's answer. */
export type PaymentStep = 'sent' | 'challenged' | 'answered';

/**
 * How long a request may still become an order after it was sent, in milliseconds. Nothing is sent again
 * before, because a service may not support idempotency keys.
 */
export const SETTLE_MS = 12_000;

/** How long an attempt is stored, in milliseconds: as long as services store its key. */
export const ATTEMPT_KEPT_MS = 86_400_000;

/** What the services report about a payment. */
export type PaymentSight<Order> = {
  readonly order: Order | undefined;
  /** Whether what was to be paid still exists. */
  readonly isThere: boolean;
  /** Whether another window of this browser is paying. */
  readonly isPaidElsewhere: boolean;
};

/**
 * Returns the event that a report means for an attempt. A missing order may still appear while its request is
 * recent.
 */
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

/** Returns the event of an attempt that a newly opened page finds; undefined if it is another person's. */
export function eventOfReopening(
  { buyer }: Pick<PaymentAttempt, 'buyer'>,
  caller: string | null,
): PaymentEvent<never> | undefined {
  if (buyer === null || buyer === caller) return { kind: 'reopened' };
  return caller === null ? { kind: 'sessionEnded' } : undefined;
}

/**
 * Returns whether a stored attempt blocks a new payment of this caller: it is their own, and its order may
 * still appear.
 */
export function isInTheWay(
  { buyer, step }: Pick<PaymentAttempt, 'buyer' | 'step'>,
  caller: string | null,
): boolean {
  return step !== 'challenged' && eventOfReopening({ buyer }, caller)?.kind === 'reopened';
}
