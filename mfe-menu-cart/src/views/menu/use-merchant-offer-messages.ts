import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/merchant-offers.en.json';
import zh from '../../locales/merchant-offers.zh.json';

addMessages('merchant-offers', 'en', en);
addMessages('merchant-offers', 'zh', zh);

/** Returns the sentences about a merchant's offers. */
export function useMerchantOfferMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('merchant-offers');
}
