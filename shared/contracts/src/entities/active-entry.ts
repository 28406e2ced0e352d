import { z } from 'zod';
import { GUEST_STATUSES } from '../enumerations';
import { currencyCodeSchema, instantSchema, microSchema } from './basics';
import { merchantFulfillmentTypeSchema } from './cart';
import { fulfillmentStateSchema } from './fulfillment';
import { orderStatusValueSchema } from './order';
import { answeredNameSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

const entryBase = {
  entityId: requiredTextSchema,
  merchant: z.object({
    id: requiredTextSchema,
    name: answeredNameSchema,
    url: requiredTextSchema,
    imageUrl: z.string(),
    timeZone: requiredTextSchema,
    currencyCode: currencyCodeSchema,
  }),
  fulfillmentType: merchantFulfillmentTypeSchema,
};

export const activeEntrySchema = z.discriminatedUnion('entityType', [
  z.object({
    ...entryBase,
    entityType: z.literal('CART'),
    itemCount: z.int().min(0),
    subtotalMicro: microSchema,
    updatedAt: instantSchema,
  }),
  z.object({
    ...entryBase,
    entityType: z.literal('ORDER'),
    orderStatus: orderStatusValueSchema,
    scheduledTime: instantSchema.nullable(),
    readyTime: instantSchema.nullable(),
    /** The same as the order's own, so that lists and its page show one time; a service may not say. */
    promisedTimeRange: ofExtension(
      'details',
      z.object({ from: instantSchema, to: instantSchema }).nullable(),
    ),
    /** Tells which state of a cart it was made of; null where a service does not say. */
    placedAt: instantSchema.nullable(),
    /** Opens a guest's own order; null for everybody else. */
    guestOrderToken: requiredTextSchema.nullable(),
    /** Opens a group's order for a guest of the group without an account, whom its id does not let in. */
    groupOrderToken: requiredTextSchema.optional(),
  }),
  z.object({
    ...entryBase,
    entityType: z.literal('FULFILLMENT'),
    scheduledTime: instantSchema.nullable(),
    fulfillmentDetails: z.object({
      fulfillmentState: fulfillmentStateSchema,
      guestStatus: z.enum(GUEST_STATUSES).nullable(),
      isCurrentUserAdmin: z.boolean(),
      guestOrderId: requiredTextSchema.nullable(),
      hostFirstName: answeredNameSchema,
      orderByTime: instantSchema.nullable(),
    }),
  }),
]);
export type ActiveEntry = z.infer<typeof activeEntrySchema>;
