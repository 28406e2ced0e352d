import type { ErrorEffect } from './effect';

/**
 * The sentence that the one toast handler says for an effect. Undefined where it says none: modals and flows belong to
 * the screen that made the call, and a session that ended is told once, by the session.
 */
export function toastKeyOf(effect: ErrorEffect): string | undefined {
  const key = 'messageKey' in effect ? effect.messageKey : undefined;
  return key === 'errors.sessionExpire' ? undefined : key;
}
