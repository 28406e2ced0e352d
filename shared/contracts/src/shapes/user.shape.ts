import { maybe, table, whole } from './shape';

export const userShape = whole({
  externalUserId: 'id',
  externalId: 'id',
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  points: 'count',
  teamInfo: whole({ defaultTeamId: maybe('id') }),
  creditMap: table('micro'),
});

export const redemptionPreviewShape = whole({
  creditMicro: 'micro',
  pointsAfter: 'count',
  creditAfterMicro: 'micro',
});
