import { useSearchParams } from '@tiffin/router';
import { useMemo } from 'react';
import { readBrowsing } from '../../domain/browsing-query';
import type { Browsing } from '../../domain/browsing-query';

type BrowsingQuery = {
  readonly browsing: Browsing;
  /** The current query, to derive links from. */
  readonly query: URLSearchParams;
  readonly go: (query: URLSearchParams, options?: { readonly replace: boolean }) => void;
};

/** Returns what the person looks for. The home page's query is its only storage. */
export function useBrowsing(): BrowsingQuery {
  const [query, setQuery] = useSearchParams();
  const browsing = useMemo(() => readBrowsing(query), [query]);
  return {
    browsing,
    query,
    go: (next, options) => {
      setQuery(next, { ...options });
    },
  };
}
