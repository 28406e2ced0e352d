import { Button, Row } from '@tiffin/ui';
import { Chip } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { activeFilters, withoutFilter, withoutFilters } from '../../domain/browsing-filters';
import { useBrowseMessages } from './use-browse-messages';
import { useBrowsing } from './use-browsing';
import { useFilterWords } from './use-filter-words';

type ActiveFiltersProps = { readonly cuisineName: string | null; readonly currencyCode: string };

/** Renders the filters that are on. A press removes one. */
export function ActiveFilters(named: ActiveFiltersProps): ReactElement {
  const t = useBrowseMessages();
  const { browsing, query, go } = useBrowsing();
  const wordsOf = useFilterWords({ ...named, browsing });
  const filters = activeFilters(browsing);
  return (
    <Row as="ul" $wrap aria-label={t('active')} style={{ marginBottom: 18 }}>
      {filters.map((filter) => (
        <li key={filter}>
          <Chip
            icon="close"
            aria-label={t('remove', { filter: wordsOf(filter) })}
            onClick={() => {
              go(withoutFilter(query, filter));
            }}
          >
            {wordsOf(filter)}
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              go(withoutFilters(query));
            }}
          >
            {t('clearAll')}
          </Button>
        </li>
      )}
    </Row>
  );
}
