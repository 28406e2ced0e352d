import { ApiError, errorEffect } from '@tiffin/api';
import { readCodeAsk } from '../domain/code-ask';
import type { CodeAsk } from '../domain/code-ask';

/**
 * Returns what a failed attempt says about a missing or wrong code; undefined if it failed for another
 * reason.
 */
export function codeAskOf(error: unknown): CodeAsk | undefined {
  const effect = errorEffect(error, 'placeOrder');
  const isAsked = effect.kind === 'flow' && effect.flow === 'checkoutCode';
  return isAsked && error instanceof ApiError ? readCodeAsk(error, Date.now()) : undefined;
}
