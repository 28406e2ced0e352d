import { addMessages, createFormat, languageTag } from '@tiffin/i18n';
import type { Format, I18n, MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/offline.en.json';
import zh from '../locales/offline.zh.json';

addMessages('offline', 'en', en);
addMessages('offline', 'zh', zh);

/** The words and formats of one copy. */
export type OfflineWords = {
  readonly t: Translate<MessageKey<(typeof en)['copy']>>;
  readonly format: Format;
  readonly lang: string;
};

/** Returns the words of copies in the language of an instance. */
export function offlineWords(i18n: Pick<I18n, 'language' | 'messages'>): OfflineWords {
  const t = i18n.messages<MessageKey<typeof en>>('offline');
  return {
    t: (key, values) => t(`copy.${key}`, values),
    format: createFormat(i18n.language),
    lang: languageTag(i18n.language),
  };
}
