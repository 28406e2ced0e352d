import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError, gatewayQueries } from '@tiffin/api';
import { useParams } from '@tiffin/router';
import { MissingPage } from '@tiffin/screen-parts';
import {
  EmptyState,
  ErrorPanel,
  Loading,
  OfflineBanner,
  PageHeading,
  Section,
  Text,
  Wrap,
  usePageTitle,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CardGrid } from '../home/card-grid';
import { MerchantCard } from '../home/merchant-card';
import { MerchantCardSkeletons } from '../home/merchant-card-skeletons';
import { PagingEnd } from '../home/paging-end';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { NearbyCatalog } from './nearby-catalog';

/** Renders a catalog: its merchants, and others near it. */
export function CatalogScreen(): ReactElement {
  const t = useMenuCartMessages();
  const { catalogId = '' } = useParams();
  const isHandled = { meta: { isHandled: true } };
  const catalog = useQuery({ ...gatewayQueries.catalog(catalogId), ...isHandled });
  const list = useInfiniteQuery({ ...gatewayQueries.catalogMerchants({ catalogId }), ...isHandled });
  const merchants = (list.data?.pages ?? []).flatMap((page) => page.merchants);
  usePageTitle(catalog.data && t('catalog.title', { name: catalog.data.name }));
  // A further page that fails leaves those that are shown.
  const error = catalog.error ?? (merchants.length === 0 ? list.error : null);
  if (error instanceof ApiError && error.isRefusal) return <UnknownCatalog />;
  return (
    <>
      <OfflineBanner />
      <Wrap>
        <Section>
          {catalog.data && (
            <>
              <PageHeading look="display">{catalog.data.name}</PageHeading>
              <Text $size="lead" $tone="muted" style={{ marginBlock: '10px 26px' }}>
                {catalog.data.description}
              </Text>
            </>
          )}
          {error && merchants.length === 0 && (
            <ErrorPanel
              level={1}
              title={t('catalog.failed')}
              busy={catalog.isFetching || list.isFetching}
              onRetry={() => {
                void catalog.refetch();
                void list.refetch();
              }}
            >
              {t('catalog.failedMeaning')}
            </ErrorPanel>
          )}
          {list.isPending && (
            <Loading>
              <MerchantCardSkeletons />
            </Loading>
          )}
          {list.isSuccess && merchants.length === 0 && <EmptyState title={t('catalog.empty')} />}
          <CardGrid>
            {merchants.map((merchant, index) => (
              <li key={merchant.id}>
                <MerchantCard merchant={merchant} isPickup={false} isFirst={index < 3} level={2} />
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
        {catalog.data?.hasNearbySection && <NearbyCatalog catalog={catalog.data} />}
      </Wrap>
    </>
  );
}

function UnknownCatalog(): ReactElement {
  const t = useMenuCartMessages();
  return (
    <MissingPage icon="table" title={t('catalog.unknown')} hint="404" action={t('unknownMerchant.action')}>
      {t('catalog.unknownMeaning')}
    </MissingPage>
  );
}
