import { languageTag, useLocale } from '@tiffin/i18n';
import { Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Renders the menu's language if it differs from the page's. */
export function MenuLanguage({ tag }: { readonly tag: string }): ReactElement {
  const t = useMenuCartMessages();
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'language' });
  return (
    <Text $tone="muted">{t('menu.writtenIn', { language: names.of(tag.split('-')[0] ?? tag) ?? tag })}</Text>
  );
}
