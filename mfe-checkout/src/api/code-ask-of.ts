import { ApiError, errorEffect } from '@tiffin/api';
import { readCodeAsk } from '../domain/code-ask';
import type { CodeAsk } from '../domain/code-ask';

/** What a failed attempt says about a code that is missing or does not hold; undefined where it failed otherwise. */
export function codeAskOf(error: unknown): CodeAsk | undefined {
  const effect = errorEffect(error, 'placeOrder');
  const isAsked = effect.kind === 'flow' && effect.flow === 'checkoutCode';
  return isAsked && error instanceof ApiError ? readCodeAsk(error, Date.now()) : undefined;
}
