import { IconButton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';
import { LazyMenu, menuSource } from './lazy-menu';

const source = menuSource(() =>
  import('./open-language-menu').then(({ OpenLanguageMenu }) => OpenLanguageMenu),
);

/** Renders the button of the choice of the language. */
export function LanguageMenu(): ReactElement {
  const t = useShellMessages();
  return <LazyMenu button={<IconButton icon="language" label={t('language')} />} source={source} />;
}
