import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/payment.en.json';
import zh from '../../locales/payment.zh.json';

addMessages('group-payment', 'en', en);
addMessages('group-payment', 'zh', zh);

/** Returns what a group says about the payments of its guests. */
export function usePaymentMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('group-payment');
}
