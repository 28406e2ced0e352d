import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import { Button, EmptyState, Section } from '@tiffin/ui';
import type { ReactElement } from 'react';
import dumpling from '../../glyphs/dumpling-bite.svg';
import { catalogQuery, narrowsCatalog, withoutCatalogFilters } from '../../domain/catalog-query';
import { queryWith } from '../../domain/query-with';
import { MerchantList } from '../home/merchant-list';
import { useBrowseMessages } from '../home/use-browse-messages';
import { useBrowsing } from '../home/use-browsing';

type CatalogMerchantsProps = {
  readonly catalogId: string;
  /** False if the catalog has no cuisines to choose: the URL's is then without effect. */
  readonly hasCuisines: boolean;
};

/** Renders the merchants of a catalog, page by page: all, or those that pass the filters in the URL. */
export function CatalogMerchants({ catalogId, hasCuisines }: CatalogMerchantsProps): ReactElement {
  const t = useBrowseMessages();
  const { browsing, query, go } = useBrowsing();
  const cuisine = hasCuisines ? browsing.cuisine : null;
  const list = useInfiniteQuery({
    ...gatewayQueries.catalogMerchants(catalogQuery(query, catalogId, cuisine)),
    meta: { isHandled: true },
  });
  const isNarrowed = narrowsCatalog(query);
  const merchants = (list.data?.pages ?? []).flatMap((page) => page.merchants);
  return (
    <Section>
      <MerchantList list={list} merchants={merchants} failure="catalog" level={2}>
        {isNarrowed ? (
          <EmptyState
            glyphUrl={dumpling}
            title={t('none.title')}
            actions={<Button onClick={() => go(withoutCatalogFilters(query))}>{t('clearAll')}</Button>}
          />
        ) : cuisine === null ? (
          <EmptyState glyphUrl={dumpling} title={t('catalog.empty')} />
        ) : (
          <EmptyState
            glyphUrl={dumpling}
            title={t('catalog.noneOfCuisine')}
            actions={
              <Button
                onClick={() => {
                  go(queryWith(query, 'cuisine', ''));
                }}
              >
                {t('catalog.allCuisines')}
              </Button>
            }
          />
        )}
      </MerchantList>
    </Section>
  );
}
