import type { CatalogDetails, Category, Workspace } from '@tiffin/contracts';
import { makeMerchantSummary } from './merchant';

const location = { latitude: 49.2838, longitude: -123.1088, displayName: 'Gastown, Vancouver' };

/** Returns a catalog with one merchant. */
export function makeCatalogDetails(overrides: Partial<CatalogDetails> = {}): CatalogDetails {
  return {
    catalogId: 'catalog-1',
    name: 'Lunch in Gastown',
    description: 'What the building eats.',
    merchants: [makeMerchantSummary()],
    hasNearbySection: true,
    hasCategorySection: true,
    location,
    nearbySearchDistance: 5000,
    ...overrides,
  };
}

/** Returns a cuisine with three merchants. */
export function makeCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 'indian',
    name: 'Indian',
    imageUrl: 'https://pictures.test/tile.svg',
    merchantCount: 3,
    ...overrides,
  };
}

/** Returns a workplace with a catalog. */
export function makeWorkspace(overrides: Partial<Workspace> = {}): Workspace {
  return {
    workspaceId: 'workspace-1',
    name: 'Northlight Studio',
    imageUrl: null,
    catalogId: 'catalog-1',
    teamId: 'team-1',
    location,
    ...overrides,
  };
}
