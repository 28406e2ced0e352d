import type { LatLng } from '@tiffin/contracts';
import { Button, Column, EmptyState } from '@tiffin/ui';
import type { ReactElement } from 'react';
import dumpling from '../../glyphs/dumpling-bite.svg';
import { withoutFilters } from '../../domain/browsing-filters';
import { listAlternatives } from '../../domain/list-alternatives';
import { Alternative } from './alternative';
import { useBrowseMessages } from './use-browse-messages';
import { useBrowsing } from './use-browsing';

type NoResultsProps = {
  readonly point: LatLng;
  readonly cuisineName: string | null;
  readonly currencyCode: string;
};

/** Renders that no merchant passes the filters, and which filter to drop to see how many. */
export function NoResults({ point, cuisineName, currencyCode }: NoResultsProps): ReactElement {
  const t = useBrowseMessages();
  const { browsing, query, go } = useBrowsing();
  const term = browsing.term || browsing.merchantName || (cuisineName ?? '');
  return (
    <EmptyState
      glyphUrl={dumpling}
      level={3}
      title={term === '' ? t('none.title') : t('none.titleFor', { term })}
      actions={
        <Column as="ul" $gap={8}>
          {listAlternatives(query).map((alternative) => (
            <Alternative
              key={alternative.kind === 'without' ? alternative.filter : alternative.kind}
              alternative={alternative}
              point={point}
              named={{ browsing, cuisineName, currencyCode }}
              onChoose={go}
            />
          ))}
          <li>
            <Button
              variant="quiet"
              wide
              onClick={() => {
                go(withoutFilters(query));
              }}
            >
              {t('clearAll')}
            </Button>
          </li>
        </Column>
      }
    >
      {t('none.meaning')}
    </EmptyState>
  );
}
