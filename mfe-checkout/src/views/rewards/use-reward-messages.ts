import { addMessages, useMessages } from '@tiffin/i18n';
import type { MessageKey, Translate } from '@tiffin/i18n';
import en from '../../locales/rewards.en.json';
import zh from '../../locales/rewards.zh.json';

addMessages('rewards', 'en', en);
addMessages('rewards', 'zh', zh);

/** Returns what the checkout says about points, stamps and credit. They load with their part of the page. */
export function useRewardMessages(): Translate<MessageKey<typeof en>> {
  return useMessages('rewards');
}
