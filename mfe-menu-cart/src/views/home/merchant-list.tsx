import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MerchantSummary } from '@tiffin/contracts';
import { ErrorPanel, Loading } from '@tiffin/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useHomeMessages } from './use-home-messages';
import { CardGrid } from './card-grid';
import { MerchantCard } from './merchant-card';
import { MerchantCardSkeletons } from './merchant-card-skeletons';
import { PagingEnd } from './paging-end';

type MerchantListProps = Omit<ComponentProps<typeof MerchantCard>, 'merchant' | 'isFirst'> & {
  readonly list: UseInfiniteQueryResult;
  /** Those of the pages so far that are shown. */
  readonly merchants: readonly MerchantSummary[];
  /** The messages for a list that did not load. */
  readonly failure: 'nearby' | 'catalog';
  /** Shown in the place of an empty list. */
  readonly children: ReactNode;
};

/** Renders merchants page by page, while they load, and if there are none. A further page that fails leaves the others. */
export function MerchantList(props: MerchantListProps): ReactElement {
  const { list, merchants, failure, children, ...card } = props;
  const t = useHomeMessages();
  return (
    <>
      {list.isPending && (
        <Loading label={t('nearby.loading')}>
          <MerchantCardSkeletons />
        </Loading>
      )}
      {list.isError && merchants.length === 0 && (
        <ErrorPanel
          title={t(`${failure}.failed`)}
          busy={list.isFetching}
          onRetry={() => {
            void list.refetch();
          }}
        >
          {t(`${failure}.failedMeaning`)}
        </ErrorPanel>
      )}
      {list.isSuccess && merchants.length === 0 && !list.hasNextPage && children}
      <CardGrid>
        {merchants.map((merchant, index) => (
          <li key={merchant.id}>
            <MerchantCard merchant={merchant} isFirst={index < 3} {...card} />
          </li>
        ))}
      </CardGrid>
      {list.hasNextPage && (
        <PagingEnd
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onReach={() => {
            void list.fetchNextPage();
          }}
        />
      )}
    </>
  );
}
