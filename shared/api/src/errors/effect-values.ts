import type { ErrorEffect } from './effect';

/** The values that the sentence of an effect is filled in with. */
export function effectValues(effect: ErrorEffect): { readonly count?: number } {
  return effect.kind === 'toast' && effect.count !== undefined ? { count: effect.count } : {};
}
