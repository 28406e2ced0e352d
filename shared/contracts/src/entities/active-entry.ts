import { z } from 'zod';
import { FULFILLMENT_STATES, GUEST_STATUSES, MERCHANT_FULFILLMENT_TYPES } from '../enumerations';
import { currencyCodeSchema, instantSchema, microSchema } from './basics';
import { orderStatusValueSchema } from './order';

const entryBase = {
  entityId: z.string(),
  merchant: z.object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    imageUrl: z.string(),
    timeZone: z.string(),
    currencyCode: currencyCodeSchema,
  }),
  fulfillmentType: z.enum(MERCHANT_FULFILLMENT_TYPES),
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
    /** Tells which state of a cart it was made of; null where a service does not say. */
    placedAt: instantSchema.nullable(),
    /** Opens a guest's own order; null for everybody else. */
    guestOrderToken: z.string().nullable(),
  }),
  z.object({
    ...entryBase,
    entityType: z.literal('FULFILLMENT'),
    scheduledTime: instantSchema.nullable(),
    fulfillmentDetails: z.object({
      fulfillmentState: z.enum(FULFILLMENT_STATES),
      guestStatus: z.enum(GUEST_STATUSES).nullable(),
      isCurrentUserAdmin: z.boolean(),
      guestOrderId: z.string().nullable(),
      hostFirstName: z.string(),
      orderByTime: instantSchema.nullable(),
    }),
  }),
]);
export type ActiveEntry = z.infer<typeof activeEntrySchema>;
