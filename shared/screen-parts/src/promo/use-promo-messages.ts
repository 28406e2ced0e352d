import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/promo-codes.en.json';
import zh from '../locales/promo-codes.zh.json';

addMessages('promo-codes', 'en', en);
addMessages('promo-codes', 'zh', zh);

/** Returns what every screen says about promo codes. */
export function usePromoMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('promo-codes');
}
