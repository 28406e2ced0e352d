import { ApiError, errorEffect } from '@tiffin/api';
import type { OrderProblem } from '../domain/order-problem';
import { remedyFor } from '../domain/remedy';

/**
 * Returns what a failed attempt means: a refusal with its sentences and remedy, or no answer, after which the
 * order may exist.
 */
export function orderProblemOf(error: unknown): OrderProblem {
  // An ended session is no answer either: the person learns the outcome after signing in again.
  if (!(error instanceof ApiError) || error.isInvalidToken) return { kind: 'lost' };
  // A rate-limited request did nothing.
  if (!error.isRefusal && error.status !== 429) return { kind: 'lost' };
  const code = error.reason === 'UNKNOWN' ? error.type : error.reason;
  if (code === 'CART_CHANGED') return { kind: 'changed' };
  if (error.title === undefined) return { kind: 'unknown' };
  return {
    kind: 'refused',
    code,
    title: error.title,
    body: error.body,
    remedy: remedyFor(error),
    data: error.data,
    isModal: errorEffect(error, 'placeOrder').kind === 'modal',
  };
}
