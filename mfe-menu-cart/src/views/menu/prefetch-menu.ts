import type { Prefetch } from '@tiffin/federation';
import { firstQueries } from './first-queries';

/** Reads merchant and menu of a page that somebody reaches for. */
export const prefetchMenu: Prefetch = (read, { params, search }) => {
  const { merchantNow, menuOfNow } = firstQueries(params['merchantExternalId'] ?? '', search);
  return Promise.all([read(merchantNow), read(menuOfNow)]);
};
