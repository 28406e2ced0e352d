import { effectValues, errorMessages, toastKeyOf } from '@tiffin/api';
import type { ErrorEffect } from '@tiffin/api';
import type { I18n } from '@tiffin/i18n';
import { toast } from '@tiffin/ui';

/** Shows a toast for a failure. This is the only toast handler for failed requests. */
export function toastEffect(effect: ErrorEffect, i18n: Pick<I18n, 'messages'>): void {
  const key = toastKeyOf(effect);
  if (key === undefined) return;
  toast({
    text: (effect.kind === 'toast' && effect.text) || errorMessages(i18n)(key, effectValues(effect)),
    tone: effect.kind === 'toast' ? 'bad' : 'plain',
  });
}
