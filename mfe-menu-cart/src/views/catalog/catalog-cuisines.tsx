import type { CatalogDetails } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { Cuisines } from '../home/cuisines';

/** Renders the cuisines near a catalog that its own merchants have. */
export function CatalogCuisines({ catalog }: { readonly catalog: CatalogDetails }): ReactElement {
  const names = new Set(catalog.merchants.flatMap(({ categories }) => categories));
  return <Cuisines point={catalog.location} maxDistance={catalog.nearbySearchDistance} names={names} />;
}
