import type { ErrorEffect } from './effect';
import type { ErrorMessage } from './error-messages';

/**
 * Returns the message key of the toast for an effect, or undefined for no toast. The screen that made the call handles
 * modals and flows, and the session itself reports once that it ended.
 */
export function toastKeyOf(effect: ErrorEffect): ErrorMessage | undefined {
  const key = 'messageKey' in effect ? effect.messageKey : undefined;
  return key === 'errors.sessionExpire' ? undefined : key;
}
