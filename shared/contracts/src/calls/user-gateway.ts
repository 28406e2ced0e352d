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
    summary: 'What redeeming points would give.',
    query: pointsRedemptionSchema,
    response: z.object({
      creditMicro: microSchema,
      pointsAfter: z.int(),
      creditAfterMicro: microSchema,
    }),
    errors: ['FORBIDDEN'],
  }),
  redeemPoints: call({
    method: 'POST',
    path: '/consumer-user/{externalUserId}/balances/redeem-points',
    summary: 'Turns whole units of points into credit.',
    query: pointsRedemptionSchema,
    takesIdempotencyKey: true,
    response: z.object({ points: z.int(), creditMicro: microSchema }),
    errors: ['FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED'],
  }),
} as const satisfies Record<string, Call>;
