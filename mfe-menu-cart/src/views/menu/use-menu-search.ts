import type { Menu } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { useDeferredValue, useMemo, useState } from 'react';
import { queryWith } from '../../domain/browse-address';
import { menuSections } from '../../domain/menu-section';
import type { MenuSection } from '../../domain/menu-section';
import { useDebounced } from '../use-debounced';

/** A search of the menu in place. */
export type MenuSearchState = {
  /** What stands in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** What the sections are searched for: 500 ms behind the field; it stands in the address as `q`. */
  readonly term: string;
  readonly sections: readonly MenuSection[];
  readonly itemCount: number;
  readonly clear: () => void;
};

/** Searches a menu, once there is one. */
export function useMenuSearch(menu: Menu | undefined): MenuSearchState {
  const [query, setQuery] = useSearchParams();
  const term = (query.get('q') ?? '').trim().slice(0, 100);
  const [typed, setTyped] = useState(term);
  const search = (words: string) => {
    setQuery((now) => queryWith(now, 'q', words.trim()), { replace: true });
  };
  useDebounced(typed, search);
  const shownTerm = useDeferredValue(term);
  const found = useMemo(() => (menu ? menuSections(menu, shownTerm) : []), [menu, shownTerm]);
  return {
    typed,
    setTyped,
    term: shownTerm,
    sections: found,
    itemCount: found.reduce((count, { items }) => count + items.length, 0),
    clear: () => {
      setTyped('');
      search('');
    },
  };
}
