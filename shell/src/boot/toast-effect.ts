import { effectValues, ERROR_NAMESPACE, toastKeyOf } from '@tiffin/api';
import type { ErrorEffect } from '@tiffin/api';
import { toast } from '@tiffin/ui';

type Speaker = {
  readonly t: (key: string, options: { readonly ns: string; readonly count?: number }) => string;
};

/** Shows a toast for a failure. This is the only toast handler for failed requests. */
export function toastEffect(effect: ErrorEffect, i18n: Speaker): void {
  const key = toastKeyOf(effect);
  if (key === undefined) return;
  toast({
    text:
      (effect.kind === 'toast' && effect.text) ||
      i18n.t(key, { ns: ERROR_NAMESPACE, ...effectValues(effect) }),
    tone: effect.kind === 'toast' ? 'bad' : 'plain',
  });
}
