import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { CatalogDetails } from '@tiffin/contracts';
import { ButtonLink, Heading, Section, SectionHead } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { nearbyPath } from '../../domain/nearby-path';
import { CardGrid } from '../home/card-grid';
import { MerchantCard } from '../home/merchant-card';
import { useBrowseMessages } from '../home/use-browse-messages';

/**
 * Renders merchants near a catalog that are not in it, with the way to all that are near it; nothing if there are none.
 */
export function NearbyCatalog({ catalog }: { readonly catalog: CatalogDetails }): ReactElement | null {
  const t = useBrowseMessages();
  const { latitude, longitude, displayName } = catalog.location;
  const { data } = useInfiniteQuery({
    ...gatewayQueries.nearby({
      latitude,
      longitude,
      maxDistance: catalog.nearbySearchDistance,
      notInCatalog: catalog.catalogId,
      limit: 6,
    }),
    meta: { isHandled: true },
  });
  const merchants = data?.pages[0]?.merchants ?? [];
  if (merchants.length === 0) return null;
  return (
    <Section aria-labelledby="near-catalog">
      <SectionHead>
        <Heading id="near-catalog">{t('catalog.near', { location: displayName })}</Heading>
        <ButtonLink size="small" to={nearbyPath(catalog.location, catalog.nearbySearchDistance)}>
          {t('catalog.allNear')}
        </ButtonLink>
      </SectionHead>
      <CardGrid>
        {merchants.map((merchant) => (
          <li key={merchant.id}>
            <MerchantCard merchant={merchant} isFirst={false} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
