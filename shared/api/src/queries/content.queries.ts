import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@tiffin/contracts';
import { getResourceSet } from '../calls/resource-set';

const HOUR_MS = 3_600_000;

/** Texts of the content management service. A screen that can do without them says `meta: { isHandled: true }`. */
export const cmsQueries = {
  root: ['cms'] as const,
  resourceSet: (name: string, locale: Locale) =>
    queryOptions({
      queryKey: ['cms', 'resource-set', name, locale],
      queryFn: ({ signal }) => getResourceSet({ name, locale }, { signal }),
      staleTime: HOUR_MS,
      meta: { context: 'getResourceSet' },
    }),
};
