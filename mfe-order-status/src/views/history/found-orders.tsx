import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { OrderList } from '@tiffin/contracts';
import { ErrorPanel, Loading } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { HistoryEmpty } from './history-empty';
import { OrderSkeletons } from './history-skeleton';
import { MonthList } from './month-list';
import { useHistoryMessages } from './use-history-messages';

type FoundOrdersProps = {
  readonly list: UseInfiniteQueryResult<InfiniteData<OrderList>>;
  readonly term: string;
  readonly onClear: () => void;
};

/** Renders the orders that the search finds, or why there are none. */
export function FoundOrders({ list, term, onClear }: FoundOrdersProps): ReactElement {
  const t = useHistoryMessages();
  const orders = list.data?.pages.flatMap((page) => page.orders);
  if (orders === undefined && list.isError) {
    return (
      <ErrorPanel title={t('failed.title')} busy={list.isFetching} onRetry={() => void list.refetch()}>
        {t('failed.note')}
      </ErrorPanel>
    );
  }
  if (orders === undefined) {
    return (
      <Loading label={t('loading')}>
        <OrderSkeletons />
      </Loading>
    );
  }
  if (orders.length === 0) return <HistoryEmpty term={term} onClear={onClear} />;
  return (
    <MonthList
      orders={orders}
      term={term}
      hasMore={list.hasNextPage}
      hasFailed={list.isFetchNextPageError}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
