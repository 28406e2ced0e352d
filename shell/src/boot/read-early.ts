import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReadQuery } from '@tiffin/federation';

/** The first data of a page that somebody has reached for. */
export type EarlyPage = {
  /** Settles when every query has settled. */
  readonly read: Promise<unknown>;
  /** Returns whether the cache has the data of every query. */
  readonly isInCache: () => boolean;
};

/** Reads queries before their screen opens. A failure shows nothing: the screen shows it if it opens. */
export function readEarly(client: QueryClient, prefetch: (read: ReadQuery) => unknown): EarlyPage {
  const keys: QueryKey[] = [];
  const read: ReadQuery = (query) => {
    keys.push(query.queryKey);
    const meta = { ...query.meta, isHandled: true, isEarly: true };
    return client.fetchQuery({ ...query, meta }).catch(() => undefined);
  };
  return {
    read: Promise.resolve(prefetch(read)),
    isInCache: () => keys.every((key) => client.getQueryData(key) !== undefined),
  };
}

/** Returns whether no screen has read this data yet: a screen's query has no such mark. */
export function isUnopened({ meta }: Query): boolean {
  return meta?.['isEarly'] === true;
}
