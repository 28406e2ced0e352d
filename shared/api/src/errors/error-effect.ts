import { ApiError } from './api-error';
import type { ErrorEffect } from './effect';
import { errorCatalogue } from './error-catalogue';

/** A service that does not say when counts by the minute. */
const UNKNOWN_WAIT_MS = 60_000;

/** The effect of every error that the catalogue does not list. */
export const tryAgain: Extract<ErrorEffect, { kind: 'toast' }> = {
  kind: 'toast',
  messageKey: 'errors.tryAgain',
  tone: 'error',
};

/** The effect of an error on the product; `context` is the name of the call that failed. */
export function errorEffect(error: unknown, context?: string): ErrorEffect {
  if (!(error instanceof ApiError)) return tryAgain;
  const row = errorCatalogue.find(
    ({ when }) =>
      (when.status === undefined || when.status === error.status) &&
      (when.type === undefined || when.type === error.type) &&
      (when.reason === undefined || when.reason === error.reason) &&
      (when.parameter === undefined || [error.reason, error.data?.parameter].includes(when.parameter)) &&
      (when.contexts === undefined || (context !== undefined && when.contexts.includes(context))),
  );
  // A group order that cannot change now says why, and what can still be done.
  if (!row) return /^FULFILLMENT_/.test(error.type) ? { ...tryAgain, text: error.title } : tryAgain;
  const { effect } = row;
  if (effect.kind === 'toast' && error.status === 429)
    return { ...effect, count: Math.max(1, Math.ceil((error.retryAfterMs ?? UNKNOWN_WAIT_MS) / 1000)) };
  if (effect.kind === 'modal') return { ...effect, title: error.title, body: error.body, data: error.data };
  if (effect.kind === 'flow' && effect.flow === 'perkConflict') {
    const hint = error.data?.displayHint;
    return { ...effect, displayHint: typeof hint === 'string' ? hint : error.body };
  }
  return effect;
}
