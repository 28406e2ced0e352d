import type { LatLng } from '@tiffin/contracts';
import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { readBrowsing } from '../../domain/browsing-query';
import type { ListAlternative } from '../../domain/list-alternatives';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useBrowseMessages } from './use-browse-messages';
import { useFilterWords } from './use-filter-words';
import { useFoundWords } from './use-found-words';
import { useNearbySearch } from './use-nearby-search';

type AlternativeProps = {
  readonly alternative: ListAlternative;
  readonly point: LatLng;
  readonly named: Parameters<typeof useFilterWords>[0];
  readonly onChoose: (query: URLSearchParams) => void;
};

/** Renders a button to a list that is not empty, with the number of its merchants. Renders nothing if it is empty. */
export function Alternative({ alternative, point, named, onChoose }: AlternativeProps): ReactElement | null {
  const t = useBrowseMessages();
  const words = useMenuCartMessages();
  const filterWords = useFilterWords(named);
  const foundWords = useFoundWords();
  const search = useNearbySearch(readBrowsing(alternative.query), point, true);
  if (search.merchants.length === 0) return null;
  const found = foundWords('found', search);
  return (
    <li>
      <Button
        variant="outline"
        wide
        onClick={() => {
          onChoose(alternative.query);
        }}
      >
        {alternative.kind === 'without'
          ? t('none.without', { filter: filterWords(alternative.filter), found })
          : t('none.instead', { fulfillment: words(`fulfillment.${alternative.fulfillment}`), found })}
      </Button>
    </li>
  );
}
