import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

addMessages('mfe-checkout', 'en', en);
addMessages('mfe-checkout', 'zh', zh);

/** The sentences of this remote. */
export function useCheckoutMessages(): Translate {
  return useMessages('mfe-checkout');
}
