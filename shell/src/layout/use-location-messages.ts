import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/location.en.json';
import zh from '../locales/location.zh.json';

addMessages('location', 'en', en);
addMessages('location', 'zh', zh);

/** Returns the messages of the link to the delivery location, which load with it. */
export function useLocationMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('location');
}
