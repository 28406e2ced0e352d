import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/offers.en.json';
import zh from '../../locales/offers.zh.json';

addMessages('offers', 'en', en);
addMessages('offers', 'zh', zh);

/** Returns what the screens of offers say. They are apart from the remote's other sentences, which load first. */
export function useOfferMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('offers');
}
