import type { Menu } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { useDeferredValue, useMemo } from 'react';
import { menuSections } from '../../domain/menu-section';
import type { MenuSection } from '../../domain/menu-section';
import { useSearchInUrl } from '../use-search-in-url';
import type { SearchInUrl } from '../use-search-in-url';

/** The state of a menu search. */
export type MenuSearchState = SearchInUrl & {
  /** The text that the sections are filtered by. */
  readonly term: string;
  readonly sections: readonly MenuSection[];
  readonly itemCount: number;
};

/** Searches a menu, once it has loaded. */
export function useMenuSearch(menu: Menu | undefined): MenuSearchState {
  const [query] = useSearchParams();
  const term = (query.get('q') ?? '').trim().slice(0, 100);
  const search = useSearchInUrl(term);
  const shownTerm = useDeferredValue(term);
  const found = useMemo(() => (menu ? menuSections(menu, shownTerm) : []), [menu, shownTerm]);
  return {
    ...search,
    term: shownTerm,
    sections: found,
    itemCount: found.reduce((count, { items }) => count + items.length, 0),
  };
}
