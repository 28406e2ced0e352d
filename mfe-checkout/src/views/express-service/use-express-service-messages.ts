import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/express-service.en.json';
import zh from '../../locales/express-service.zh.json';

addMessages('express-service', 'en', en);
addMessages('express-service', 'zh', zh);

/** Returns what the checkout says about express service. It loads with its dialog. */
export function useExpressServiceMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('express-service');
}
