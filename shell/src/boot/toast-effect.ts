import { ERROR_NAMESPACE } from '@tiffin/api';
import type { ErrorEffect } from '@tiffin/api';
import { toast } from '@tiffin/ui';

type Speaker = { readonly t: (key: string, options: { readonly ns: string }) => string };

/**
 * Says what a failure means to the reader. Modals and flows belong to the screen that made the call; a session that
 * ended is told once, by the session.
 */
export function toastEffect(effect: ErrorEffect, i18n: Speaker): void {
  const key = 'messageKey' in effect ? effect.messageKey : undefined;
  if (key === undefined || key === 'errors.sessionExpire') return;
  toast({ text: i18n.t(key, { ns: ERROR_NAMESPACE }), tone: effect.kind === 'toast' ? 'bad' : 'plain' });
}
