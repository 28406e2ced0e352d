import { Button, ButtonLink, EmptyState } from '@tiffin/ui';
import type { ReactElement } from 'react';
import rice from '../../glyphs/rice-bite.svg';
import { useHistoryMessages } from './use-history-messages';

type HistoryEmptyProps = { readonly term: string; readonly onClear: () => void };

/** Renders that the person has no orders, or none that the search finds. */
export function HistoryEmpty({ term, onClear }: HistoryEmptyProps): ReactElement {
  const t = useHistoryMessages();
  if (term === '') {
    return (
      <EmptyState
        glyphUrl={rice}
        title={t('empty.title')}
        actions={
          <ButtonLink to="/" variant="primary">
            {t('empty.action')}
          </ButtonLink>
        }
      >
        {t('empty.note')}
      </EmptyState>
    );
  }
  return (
    <div role="status">
      <EmptyState
        glyphUrl={rice}
        title={t('noMatch.title', { term })}
        actions={<Button onClick={onClear}>{t('noMatch.clear')}</Button>}
      >
        {t('noMatch.note')}
      </EmptyState>
    </div>
  );
}
