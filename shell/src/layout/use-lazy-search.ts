import { useNavigate } from '@tiffin/router';
import { useEffect, useState } from 'react';
import { afterLoad } from '../after-load';
import type { HeaderSearch } from './header-search';

let loaded: typeof HeaderSearch | undefined;

async function load(): Promise<typeof HeaderSearch> {
  loaded ??= (await import(/* webpackChunkName: "header-search" */ './header-search')).HeaderSearch;
  return loaded;
}

type LazySearch = {
  /** Undefined while the search is closed. */
  readonly Search: typeof HeaderSearch | undefined;
  readonly open: () => void;
  readonly close: () => void;
};

/**
 * Loads the search over the header when the browser is idle, so that it opens in the tick of the press, as phones require
 * to show their keyboard. If it cannot be loaded, a press leads to the home page, which has a search of its own.
 */
export function useLazySearch(): LazySearch {
  const navigate = useNavigate();
  const [Search, setSearch] = useState<typeof HeaderSearch>();
  useEffect(() => afterLoad(() => void load().catch(() => undefined)), []);
  const show = (View: typeof HeaderSearch) => {
    setSearch(() => View);
  };
  return {
    Search,
    open: () => {
      if (loaded) show(loaded);
      else load().then(show, () => void navigate('/'));
    },
    close: () => {
      setSearch(undefined);
    },
  };
}
