import { MICRO_PER_UNIT } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useDistance } from '@tiffin/screen-parts';
import type { BrowsingFilter } from '../../domain/browsing-filters';
import type { Browsing } from '../../domain/browsing-query';
import { useBrowseMessages } from './use-browse-messages';

type Named = {
  readonly browsing: Browsing;
  readonly cuisineName: string | null;
  /** The currency of the merchants nearby. */
  readonly currencyCode: string;
};

/** Returns a function that says what a filter that is on wants: "Open now", "Within 2 km". */
export function useFilterWords({
  browsing,
  cuisineName,
  currencyCode,
}: Named): (filter: BrowsingFilter) => string {
  const t = useBrowseMessages();
  const format = useFormat();
  const distance = useDistance();
  return (filter) => {
    switch (filter) {
      case 'term':
        return t('quoted', { text: browsing.term });
      case 'merchantName':
        return t('named', { text: browsing.merchantName });
      case 'cuisine':
        return cuisineName ?? '';
      case 'openTime':
        return t(`when.${browsing.openTime}`);
      case 'maxDistance':
        return t('distance.within', { distance: distance(browsing.maxDistance) });
      case 'highestMinimum': {
        const amount = format.money((browsing.highestMinimum ?? 0) * MICRO_PER_UNIT, currencyCode);
        return t('minimum.filter', { amount });
      }
      case 'isTop':
        return t('top');
      case 'hasGroupOrdering':
        return t('group');
    }
  };
}
