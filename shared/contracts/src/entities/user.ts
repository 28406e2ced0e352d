import { z } from 'zod';
import { currencyCodeSchema, microSchema, queryCountSchema } from './basics';
import { answeredNameSchema, requiredTextSchema } from './reading';

export const userSchema = z.object({
  externalUserId: requiredTextSchema,
  externalId: requiredTextSchema,
  email: z.string(),
  firstName: answeredNameSchema,
  lastName: answeredNameSchema,
  points: z.int().min(0),
  teamInfo: z.object({ defaultTeamId: requiredTextSchema.nullable() }),
  /** Credits in micro units by currency. */
  creditMap: z.record(z.string(), microSchema),
});
export type User = z.infer<typeof userSchema>;

export const pointsRedemptionSchema = z.object({
  pointsToRedeem: queryCountSchema(1, 1_000_000_000),
  currency: currencyCodeSchema,
});
export type PointsRedemption = z.infer<typeof pointsRedemptionSchema>;
