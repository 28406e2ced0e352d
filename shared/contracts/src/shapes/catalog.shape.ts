import { namedPointShape } from './basics.shape';
import { merchantSummaryShape } from './merchant.shape';
import { list, maybe, whole } from './shape';

export const merchantListShape = whole({
  merchants: list(merchantSummaryShape),
  hasNextPage: 'flag',
  paginationToken: maybe('id'),
});

export const catalogDetailsShape = whole({
  catalogId: 'id',
  name: 'text',
  description: 'text',
  merchants: list(merchantSummaryShape),
  hasNearbySection: 'flag',
  hasCategorySection: 'flag',
  location: namedPointShape,
  nearbySearchDistance: 'number',
});

export const categoryShape = whole({ id: 'id', name: 'text', imageUrl: 'text', merchantCount: 'count' });

export const workspaceShape = whole({
  workspaceId: 'id',
  name: 'text',
  imageUrl: maybe('text'),
  catalogId: maybe('id'),
  teamId: maybe('id'),
  location: namedPointShape,
});
