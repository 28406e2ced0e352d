import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from './locales/map.en.json';
import zh from './locales/map.zh.json';

addMessages('map', 'en', en);
addMessages('map', 'zh', zh);

/** Returns what the map says. */
export function useMapMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('map');
}
