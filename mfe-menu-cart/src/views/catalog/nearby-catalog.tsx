import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { CatalogDetails } from '@tiffin/contracts';
import { Heading, Section, SectionHead } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CardGrid } from '../home/card-grid';
import { MerchantCard } from '../home/merchant-card';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Renders merchants near a catalog that are not in it; nothing if there are none. */
export function NearbyCatalog({ catalog }: { readonly catalog: CatalogDetails }): ReactElement | null {
  const t = useMenuCartMessages();
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
      </SectionHead>
      <CardGrid>
        {merchants.map((merchant) => (
          <li key={merchant.id}>
            <MerchantCard merchant={merchant} isPickup={false} isFirst={false} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
