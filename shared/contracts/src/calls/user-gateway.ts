import { z } from 'zod';
import { microSchema } from '../entities/basics';
import { pointsRedemptionSchema } from '../entities/user';
import type { Call } from './call';

const call = <const Row extends Omit<Call, 'service' | 'auth'>>(row: Row) => ({
  service: 'userGateway' as const,
  auth: 'user' as const,
  ...row,
});

/** The two calls of the user gateway. */
export const userGateway = {
  previewPointsRedemption: call({
    method: 'GET',
    path: '/consumer-user/{externalUserId}/balances/redeem-points-preview',
    query: pointsRedemptionSchema,
    response: z.object({ creditMicro: microSchema, pointsAfter: z.int(), creditAfterMicro: microSchema }),
  }),
  redeemPoints: call({
    method: 'POST',
    path: '/consumer-user/{externalUserId}/balances/redeem-points',
    query: pointsRedemptionSchema,
    response: z.object({ points: z.int(), creditMicro: microSchema }),
  }),
} as const satisfies Record<string, Call>;
