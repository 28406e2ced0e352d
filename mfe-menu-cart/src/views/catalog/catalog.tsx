import { useQuery } from '@tanstack/react-query';
import { ApiError, gatewayQueries } from '@tiffin/api';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { ErrorPanel, OfflineBanner, PageHeading, Section, Text, Wrap, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { LazyQuickReorder } from '../home/lazy-quick-reorder';
import { useBrowseMessages } from '../home/use-browse-messages';
import { useHomeMessages } from '../home/use-home-messages';
import { CatalogCuisines } from './catalog-cuisines';
import { CatalogMerchants } from './catalog-merchants';
import { CatalogPlace } from './catalog-place';
import { NearbyCatalog } from './nearby-catalog';
import { UnknownCatalog } from './unknown-catalog';

type CatalogProps = {
  readonly catalogId: string;
  /** The page's own head; the catalog's name and description by default. */
  readonly head?: ReactElement;
};

/**
 * Renders a catalog as its details shape it: place, cuisines, orders to repeat, its merchants, and others near it. With
 * `listType=building` there are no others, with `listType=nearby` they come first.
 */
export function Catalog({ catalogId, head }: CatalogProps): ReactElement {
  const t = useHomeMessages();
  const tBrowse = useBrowseMessages();
  const catalog = useQuery({ ...gatewayQueries.catalog(catalogId), meta: { isHandled: true } });
  const { data, error } = catalog;
  const { listType } = parseQueryParameters(useLocation().search);
  const near = data?.hasNearbySection && listType !== 'building' && <NearbyCatalog catalog={data} />;
  const title = data ? tBrowse('catalog.title', { name: data.name }) : error && t('catalog.failed');
  usePageTitle(head === undefined ? (title ?? undefined) : undefined);
  if (error instanceof ApiError && error.isRefusal) return <UnknownCatalog />;
  return (
    <>
      <OfflineBanner />
      <Wrap data-wide="">
        <Section style={{ paddingBottom: 0 }}>
          {head ??
            (data && (
              <>
                <PageHeading look="display">{data.name}</PageHeading>
                <Text $size="lead" $tone="muted" style={{ marginTop: 10 }}>
                  {data.description}
                </Text>
                <CatalogPlace place={data.location} />
              </>
            ))}
          {error && !data && (
            <ErrorPanel
              level={1}
              title={t('catalog.failed')}
              busy={catalog.isFetching}
              onRetry={() => {
                void catalog.refetch();
              }}
            >
              {t('catalog.failedMeaning')}
            </ErrorPanel>
          )}
        </Section>
        {data && <LazyQuickReorder location={data.location} />}
        {data?.hasCategorySection && <CatalogCuisines catalog={data} />}
        {listType === 'nearby' && near}
        {(data || !error) && (
          <CatalogMerchants catalogId={catalogId} hasCuisines={data?.hasCategorySection ?? true} />
        )}
        {listType !== 'nearby' && near}
      </Wrap>
    </>
  );
}
