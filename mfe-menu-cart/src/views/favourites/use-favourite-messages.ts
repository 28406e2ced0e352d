import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/favourites.en.json';
import zh from '../../locales/favourites.zh.json';

addMessages('favourites', 'en', en);
addMessages('favourites', 'zh', zh);

/** Returns the messages of favourites, which load with their first button or list. */
export function useFavouriteMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('favourites');
}
