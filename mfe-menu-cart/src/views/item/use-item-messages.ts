import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/item.en.json';
import zh from '../../locales/item.zh.json';

addMessages('item', 'en', en);
addMessages('item', 'zh', zh);

/** The name of a sentence. */
export type ItemMessage = MessageKey<typeof en>;

/** Returns what the dialog of a dish says. It loads with the dialog, after the menu. */
export function useItemMessages(): Translate<ItemMessage> {
  return useMessages('item');
}
