import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Heading,
  Loading,
  Row,
  Section,
  SectionHead,
  Text,
} from '@tiffin/ui';
import type { DeliveryLocation } from '@tiffin/domain';
import { useEffect, useRef } from 'react';
import type { ReactElement, Ref } from 'react';
import { queryWith } from '../../domain/browsing-query';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CardGrid } from './card-grid';
import { MerchantCard } from './merchant-card';
import { MerchantCardSkeletons } from './merchant-card-skeletons';
import { MerchantSearch } from './merchant-search';
import { PagingEnd } from './paging-end';
import { useBrowsing } from './use-browsing';
import { useCuisines } from './use-cuisines';

type NearbyMerchantsProps = {
  readonly location: DeliveryLocation;
  readonly headingRef: Ref<HTMLHeadingElement>;
};

/** Renders merchants near the chosen location, page by page, filtered by text or cuisine. */
export function NearbyMerchants({ location, headingRef }: NearbyMerchantsProps): ReactElement {
  const t = useMenuCartMessages();
  const { browsing, query, go } = useBrowsing();
  const { isPickup, term, cuisine } = browsing;
  const { data: cuisines } = useCuisines(location);
  const cuisineName = cuisines?.find(({ id }) => id === cuisine)?.name ?? cuisine;
  const section = useRef<HTMLElement>(null);
  const isNarrowed = term !== '' || cuisine !== null;
  const list = useInfiniteQuery(
    gatewayQueries.nearby({
      latitude: location.latitude,
      longitude: location.longitude,
      query: term || cuisine || undefined,
      hasPickup: isPickup || undefined,
      hasDelivery: isPickup ? undefined : true,
    }),
  );
  const arrivedNarrowed = useRef(isNarrowed);
  useEffect(() => {
    if (arrivedNarrowed.current) section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const merchants = (list.data?.pages ?? [])
    .flatMap((page) => page.merchants)
    .filter((merchant) => term === '' || cuisineName === null || merchant.categories.includes(cuisineName));
  const clear = () => {
    go(queryWith(queryWith(query, 'q', ''), 'cuisine', ''));
  };
  return (
    <Section ref={section} aria-labelledby="nearby-merchants" style={{ paddingTop: 8 }}>
      <SectionHead>
        <div>
          <Heading id="nearby-merchants" ref={headingRef} tabIndex={-1}>
            {cuisineName ?? t('nearby.title')}
          </Heading>
          <Text $size="small" $tone="muted">
            {t('nearby.around', { location: location.displayName || t('nearby.here') })}
          </Text>
        </div>
        <MerchantSearch />
      </SectionHead>
      <Row $wrap role="status" style={{ marginBottom: isNarrowed ? 18 : 0 }}>
        {isNarrowed && list.isSuccess && (
          <>
            <Text $size="small">
              {t('nearby.found', { count: merchants.length, term: term || cuisineName || '' })}
            </Text>
            <Button size="small" variant="quiet" icon="close" onClick={clear}>
              {t('nearby.clear')}
            </Button>
          </>
        )}
      </Row>
      {list.isPending && (
        <Loading label={t('nearby.loading')}>
          <MerchantCardSkeletons />
        </Loading>
      )}
      {list.isError && merchants.length === 0 && (
        <ErrorPanel
          title={t('nearby.failed')}
          busy={list.isFetching}
          onRetry={() => {
            void list.refetch();
          }}
        >
          {t('nearby.failedMeaning')}
        </ErrorPanel>
      )}
      {list.isSuccess && merchants.length === 0 && !list.hasNextPage && (
        <EmptyState
          icon="search"
          level={3}
          title={isNarrowed ? t('nearby.noneFor', { term: term || cuisineName || '' }) : t('nearby.none')}
          actions={isNarrowed && <Button onClick={clear}>{t('nearby.clear')}</Button>}
        >
          {isNarrowed ? t('nearby.noneForMeaning') : t('nearby.noneMeaning')}
        </EmptyState>
      )}
      <CardGrid>
        {merchants.map((merchant, index) => (
          <li key={merchant.id}>
            <MerchantCard merchant={merchant} isPickup={isPickup} isFirst={index < 3} />
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
    </Section>
  );
}
