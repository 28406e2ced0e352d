import { addMessages, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from './locales/map.en.json';
import zh from './locales/map.zh.json';

addMessages('map', 'en', en);
addMessages('map', 'zh', zh);

/** Returns what the map says. */
export function useMapMessages(): Translate<typeof en> {
  return useMessages<typeof en>('map');
}
