import { IconButton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useLanguageChoice } from '../language/use-language-choice';
import { useShellMessages } from '../use-shell-messages';
import { LazyMenu } from './lazy-menu';

/** Renders the choice between English and Chinese. */
export function LanguageMenu(): ReactElement {
  const t = useShellMessages();
  const entries = useLanguageChoice().map(({ locale, name, tag, isCurrent, choose }) => ({
    key: locale,
    label: name,
    lang: tag,
    checked: isCurrent,
    onSelect: choose,
  }));
  const label = t('language');
  return <LazyMenu button={<IconButton icon="language" label={label} />} label={label} entries={entries} />;
}
