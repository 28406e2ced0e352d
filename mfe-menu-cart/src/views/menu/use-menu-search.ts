import type { Menu } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { useSearchInUrl } from '@tiffin/screen-parts';
import type { SearchInUrl } from '@tiffin/screen-parts';
import { useDeferredValue, useMemo } from 'react';
import { dietsOf, offeredDiets } from '../../domain/diets';
import type { Diet } from '../../domain/diets';
import { menuSections } from '../../domain/menu-section';
import type { MenuSection } from '../../domain/menu-section';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** What of a menu is shown: the dishes that match a search and suit the chosen diets. */
export type MenuSearchState = SearchInUrl & {
  /** What the sections are narrowed to, in words: diets and text; empty if they are not. */
  readonly what: string;
  readonly diets: readonly Diet[];
  /** The diets that the menu has dishes for. */
  readonly offered: readonly Diet[];
  readonly sections: readonly MenuSection[];
  readonly itemCount: number;
};

/** Searches a menu, once it has loaded. */
export function useMenuSearch(menu: Menu | undefined): MenuSearchState {
  const t = useMenuCartMessages();
  const [query, setQuery] = useSearchParams();
  const term = (query.get('q') ?? '').trim().slice(0, 100);
  const search = useSearchInUrl(term);
  const shownTerm = useDeferredValue(term);
  const named = useDeferredValue(query.get('diet') ?? '');
  const diets = useMemo(() => dietsOf(new URLSearchParams({ diet: named })), [named]);
  const offered = useMemo(() => (menu ? offeredDiets(menu) : []), [menu]);
  const found = useMemo(() => (menu ? menuSections(menu, shownTerm, diets) : []), [menu, shownTerm, diets]);
  return {
    ...search,
    clear: () => {
      search.setTyped('');
      setQuery(withoutNarrowing, { replace: true });
    },
    what: [...diets.map((diet) => t(`tag.${diet}`)), shownTerm].filter(Boolean).join(t('cart.comma')),
    diets,
    offered,
    sections: found,
    itemCount: found.reduce((count, { items }) => count + items.length, 0),
  };
}

function withoutNarrowing(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('q');
  rest.delete('diet');
  return rest;
}
