import type { LatLng } from '@tiffin/contracts';

type Catalog = {
  readonly catalogId: string;
  readonly name: string;
  readonly description: string;
  readonly merchantIds: readonly string[];
  readonly location: LatLng & { readonly displayName: string };
};

const MERCER = { latitude: 43.6455, longitude: -79.3901, displayName: '12 Mercer Street, Toronto' };

/** Curated lists of merchants. */
export const CATALOGS: readonly Catalog[] = [
  {
    catalogId: 'northlight-lunch',
    name: 'Northlight lunch',
    description: 'Restaurants that deliver to every Northlight floor before noon.',
    location: MERCER,
    merchantIds: [
      'lucknow-lunch-home',
      'mak-kee-dim-sum',
      'fournil-et-fils',
      'taqueria-nopal',
      'beit-zaytoun',
      'forno-di-quartiere',
      'sashimi-counter-aoi',
      'garden-of-peas',
    ].map((externalId) => `m_${externalId}`),
  },
];

/** Workplaces with a catalog and a team. */
export const WORKSPACES = [
  {
    workspaceId: 'northlight',
    name: 'Northlight Studios',
    imageUrl: null,
    catalogId: 'northlight-lunch',
    teamId: 'northlight',
    location: MERCER,
  },
];
