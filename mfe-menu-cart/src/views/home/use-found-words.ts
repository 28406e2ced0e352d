import type { useNearbySearch } from './use-nearby-search';
import { useBrowseMessages } from './use-browse-messages';

type Found = Pick<ReturnType<typeof useNearbySearch>, 'list' | 'merchants'>;

/**
 * Returns a function that says how many merchants a search has found. If there are further pages, it says at least how
 * many.
 */
export function useFoundWords(): (sentence: 'found' | 'show', found: Found, term?: string) => string {
  const t = useBrowseMessages();
  return (sentence, { list, merchants }, term = '') => {
    const count = merchants.length;
    if (count === 0 && !list.hasNextPage) return t(`${sentence}None`);
    const size = list.hasNextPage ? 'More' : 'Count';
    if (sentence === 'found' && term !== '') return t(`found${size}For`, { count, term });
    return t(`${sentence}${size}`, { count });
  };
}
