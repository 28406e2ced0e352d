import { Menu } from '@tiffin/ui/popups';
import type { ComponentProps, ReactElement } from 'react';
import { useLanguageChoice } from '../language/use-language-choice';
import { useShellMessages } from '../use-shell-messages';
import type { OpenMenu } from './lazy-menu';

/** Renders the choice of the language. */
export function OpenLanguageMenu({ button }: ComponentProps<OpenMenu>): ReactElement {
  const t = useShellMessages();
  const entries = useLanguageChoice().map(({ name, tag, isCurrent, choose }) => ({
    key: tag,
    label: name,
    lang: tag,
    checked: isCurrent,
    onSelect: choose,
  }));
  return <Menu button={button} label={t('language')} entries={entries} defaultOpen />;
}
