import { getConfig } from '@tiffin/config';
import { useSearchParams } from '@tiffin/router';
import { useMemo } from 'react';
import { readBrowsing } from '../../domain/browse-address';
import type { Browsing } from '../../domain/browse-address';

type BrowsingAddress = {
  readonly browsing: Browsing;
  /** The present query, to derive links from. */
  readonly query: URLSearchParams;
  readonly go: (query: URLSearchParams, options?: { readonly replace: boolean }) => void;
};

/** Where the person looks for lunch: the home page's query is its only memory. */
export function useBrowsing(): BrowsingAddress {
  const [query, setQuery] = useSearchParams();
  const browsing = useMemo(() => readBrowsing(query, getConfig().defaultLocation), [query]);
  return {
    browsing,
    query,
    go: (next, options) => {
      setQuery(next, { ...options });
    },
  };
}
