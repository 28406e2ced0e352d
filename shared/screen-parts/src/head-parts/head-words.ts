import { pageTranslation } from '@tiffin/contracts';
import type { Locale } from '@tiffin/contracts';
import { translated } from './translated';

/** Returns the sentences of a namespace that heads say, in the language of the page that is rendered. */
export function headWords<Words extends Parameters<typeof translated>[0]>(
  namespace: string,
  words: Readonly<Record<Locale, Words>>,
  locale: Locale,
): Words {
  const translation = locale === 'en' ? pageTranslation() : undefined;
  return translation ? translated(words.en, namespace, translation) : words[locale];
}
