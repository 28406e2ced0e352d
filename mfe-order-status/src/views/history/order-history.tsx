import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries, isOffered } from '@tiffin/api';
import { useFormat } from '@tiffin/i18n';
import { FailedPage, useSearchInUrl } from '@tiffin/screen-parts';
import { OfflineBanner, PageHeading, SearchBox, Section, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CurrentOrders } from './current-orders';
import { FoundOrders } from './found-orders';
import { HistorySkeleton } from './history-skeleton';
import { Readable } from './readable';
import { useHistoryMessages } from './use-history-messages';

/** Renders the search and the found orders by month, page by page. */
export function OrderHistory({ term }: { readonly term: string }): ReactElement {
  const t = useHistoryMessages();
  const format = useFormat();
  const { typed, setTyped, clear } = useSearchInUrl(term);
  const list = useInfiniteQuery({
    ...gatewayQueries.orderHistory(term === '' ? {} : { query: term }),
    enabled: isOffered('orderHistory'),
    meta: { context: 'getOrderHistory', isHandled: true },
  });
  if (!isOffered('orderHistory')) return <CurrentOrders />;
  const isSearching = term !== '' || typed !== '';
  // The field stays while the person searches. Otherwise it would lose the focus between two results.
  if (!isSearching && list.isPending) return <HistorySkeleton title={t('title')} />;
  if (!isSearching && list.isError && !list.data) {
    return (
      <FailedPage title={t('failed.title')} busy={list.isFetching} onRetry={() => void list.refetch()}>
        {t('failed.note')}
      </FailedPage>
    );
  }
  const hasOrders = list.data?.pages.some(({ orders }) => orders.length > 0);
  return (
    <>
      <OfflineBanner note={list.data && t('asOf', { time: format.dateTime(list.dataUpdatedAt) })} />
      <Wrap>
        <Section as="div">
          <Readable $gap={24}>
            <PageHeading>{t('title')}</PageHeading>
            {(isSearching || hasOrders) && (
              <div role="search">
                <SearchBox
                  label={t('searchLabel')}
                  placeholder={t('search')}
                  maxLength={100}
                  value={typed}
                  onChange={setTyped}
                />
              </div>
            )}
            <FoundOrders list={list} term={term} onClear={clear} />
          </Readable>
        </Section>
      </Wrap>
    </>
  );
}
