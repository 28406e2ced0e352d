import type { QueryClient } from '@tanstack/react-query';
import { gatewayQueries, menuQueries, merchantQueries } from '@tiffin/api';
import { isRecord } from '@tiffin/contracts';
import type { Menu, Merchant } from '@tiffin/contracts';
import { isUnopened } from '../boot/read-early';
import { menuCopy } from './menu-copy';
import type { OfflineCopy } from './offline-copy';
import type { OfflineWords } from './offline-words';
import { orderCopies } from './order-copies';

/** Returns copies of what the person has opened: the first page of the order history, and menus that everybody can open. */
export function copiesOf(client: QueryClient, words: OfflineWords): readonly OfflineCopy[] {
  return [...ordersIn(client, words), ...menusIn(client, words)];
}

function ordersIn(client: QueryClient, words: OfflineWords): readonly OfflineCopy[] {
  const { queryKey } = gatewayQueries.orderHistory();
  const [page] = client.getQueryData(queryKey)?.pages ?? [];
  const fetchedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  return page && fetchedAt !== undefined ? orderCopies(page.orders, fetchedAt, words) : [];
}

function menusIn(client: QueryClient, words: OfflineWords): readonly OfflineCopy[] {
  const menus = client.getQueriesData<Menu>({
    queryKey: [...menuQueries.root, 'merchant'],
    predicate: (query) => !isUnopened(query),
  });
  return menus.flatMap(([queryKey, menu]) => {
    const [, , externalId, more, language] = queryKey;
    const fetchedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
    if (!menu || fetchedAt === undefined || typeof externalId !== 'string' || isDraft(more)) return [];
    // A copy is in one language: the page's.
    if (typeof language === 'string') return [];
    const [found] = client.getQueriesData<Merchant>({
      queryKey: [...merchantQueries.root, 'detail', externalId],
    });
    const merchant = found?.[1];
    return merchant ? [menuCopy({ externalId, merchant, menu, fetchedAt }, words)] : [];
  });
}

/** A draft or a review is not for everybody. */
function isDraft(more: unknown): boolean {
  return isRecord(more) && (more['menuDraftId'] !== undefined || more['debug'] !== undefined);
}
