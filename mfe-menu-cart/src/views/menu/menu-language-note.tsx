import { languageTag, useLocale } from '@tiffin/i18n';
import { Row, Text, TextButton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFullMessages } from './use-full-messages';

type MenuLanguageNoteProps = {
  /** The language as a BCP 47 tag. */
  readonly tag: string;
  /** Loads the menu in this language again. Undefined if it is in this language. */
  readonly retry: (() => void) | undefined;
};

/** Renders the menu's language if it differs from the page's, or that the menu did not load in the chosen one. */
export function MenuLanguageNote({ tag, retry }: MenuLanguageNoteProps): ReactElement {
  const t = useFullMessages();
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'language' });
  const language = names.of(tag.split('-')[0] ?? tag) ?? tag;
  if (!retry) return <Text $tone="muted">{t('language.shown', { language })}</Text>;
  return (
    <Row role="alert" $wrap $gap={12}>
      <Text $tone="muted">{t('language.failed', { language })}</Text>
      <TextButton onClick={retry}>{t('language.tryAgain')}</TextButton>
    </Row>
  );
}
