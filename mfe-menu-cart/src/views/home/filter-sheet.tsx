import type { LatLng } from '@tiffin/contracts';
import { MICRO_PER_UNIT } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useDistance } from '@tiffin/screen-parts';
import { Button, Column, Grow, Row } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { activeFilters, withoutFilters } from '../../domain/browsing-filters';
import { DEFAULT_DISTANCE_METRES, readBrowsing } from '../../domain/browsing-query';
import { minimumChoices } from '../../domain/minimum-choices';
import { queryWith } from '../../domain/query-with';
import { FilterChoice } from './filter-choice';
import { FilterSwitches } from './filter-switches';
import { useBrowseMessages } from './use-browse-messages';
import { useBrowsing } from './use-browsing';
import { useFoundWords } from './use-found-words';
import { useNearbySearch } from './use-nearby-search';

const OPEN_TIMES = ['any', 'open', 'available'] as const;
const DISTANCES = [1000, 2000, DEFAULT_DISTANCE_METRES, 10_000];

/** A choice, and the query of the URL when it was made. */
type Chosen = { readonly from: string; readonly query: URLSearchParams };

type FilterSheetProps = { readonly point: LatLng; readonly onClose: () => void };

/**
 * Renders the filters of the merchants nearby. Each applies at once, and the button says how many merchants are left.
 * One step back undoes everything that was changed while the sheet was open.
 */
export function FilterSheet({ point, onClose }: FilterSheetProps): ReactElement {
  const t = useBrowseMessages();
  const format = useFormat();
  const distance = useDistance();
  const { query, go } = useBrowsing();
  const [chosen, setChosen] = useState<Chosen>();
  // The URL follows a choice a moment later. Until then the sheet shows what was chosen.
  const shown = chosen?.from === query.toString() ? chosen.query : query;
  const browsing = readBrowsing(shown);
  const search = useNearbySearch(browsing, point);
  const found = useFoundWords();
  const change = (next: URLSearchParams) => {
    setChosen({ from: query.toString(), query: next });
    go(next, { replace: chosen !== undefined });
  };
  const set = (name: string, value: string) => {
    change(queryWith(shown, name, value));
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Row>
          <Button
            onClick={() => {
              if (activeFilters(browsing).length > 0) change(withoutFilters(shown));
            }}
          >
            {t('clearAll')}
          </Button>
          <Grow>
            <Button variant="primary" wide onClick={onClose}>
              {search.list.isSuccess ? found('show', search) : t('show')}
            </Button>
          </Grow>
        </Row>
      }
    >
      <Column $gap={20} style={{ paddingTop: 16 }}>
        <FilterChoice
          title={t('when.legend')}
          value={browsing.openTime}
          options={OPEN_TIMES.map((value) => ({ value, label: t(`when.${value}`) }))}
          onChange={(value) => {
            set('when', value === 'any' ? '' : value);
          }}
        />
        <FilterChoice
          title={t('distance.legend')}
          value={String(browsing.maxDistance)}
          options={DISTANCES.map((metres) => ({ value: String(metres), label: distance(metres) }))}
          onChange={(value) => {
            set('r', value === String(DEFAULT_DISTANCE_METRES) ? '' : value);
          }}
        />
        {browsing.fulfillment === 'DELIVERY' && (
          <FilterChoice
            title={t('minimum.legend')}
            value={String(browsing.highestMinimum ?? '')}
            options={[
              { value: '', label: t('minimum.any') },
              ...minimumChoices(search.currencyCode).map((units) => ({
                value: String(units),
                label: format.money(units * MICRO_PER_UNIT, search.currencyCode),
              })),
            ]}
            onChange={(value) => {
              set('minimum', value);
            }}
          />
        )}
        <FilterSwitches browsing={browsing} onSet={set} />
      </Column>
    </Dialog>
  );
}
