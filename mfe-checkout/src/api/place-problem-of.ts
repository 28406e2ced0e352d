import { ApiError, errorEffect } from '@tiffin/api';
import type { PlaceProblem } from '../domain/place-problem';
import { remedyFor } from '../domain/place-refusal';

/** What a failed attempt means: a refusal with its words and remedy, or no answer, after which the order may stand. */
export function placeProblemOf(error: unknown): PlaceProblem {
  // A session that ended says nothing either: whoever signs in again is told.
  if (!(error instanceof ApiError) || error.isInvalidToken) return { kind: 'lost' };
  // A request over the limit did nothing.
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
    isModal: errorEffect(error, 'placeOrder').kind === 'modal',
  };
}
