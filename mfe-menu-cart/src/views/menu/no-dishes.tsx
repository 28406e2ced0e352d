import { Button, EmptyState } from '@tiffin/ui';
import type { ReactElement } from 'react';
import tomato from '../../glyphs/tomato-bite.svg';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type NoDishesProps = {
  /** What the dishes are narrowed to, in words; empty if they are not. */
  readonly what: string;
  readonly onClear: () => void;
};

/** Renders that a menu is empty, or that no dish of it matches a search. */
export function NoDishes({ what, onClear }: NoDishesProps): ReactElement {
  const t = useMenuCartMessages();
  return (
    <EmptyState
      glyphUrl={tomato}
      title={what === '' ? t('menu.empty') : t('menu.noneFor', { term: what })}
      actions={what !== '' && <Button onClick={onClear}>{t('menu.showAll')}</Button>}
    >
      {what === '' ? t('menu.emptyMeaning') : t('menu.noneForMeaning')}
    </EmptyState>
  );
}
