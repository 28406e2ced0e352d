import { z } from 'zod';
import { instantSchema, lineSchema, textSchema } from './basics';
import { requiredTextSchema } from './reading';

const deliveryAddressDetailSchema = z.object({
  addressLine1: lineSchema(200).min(1),
  addressLine2: lineSchema(200).default(''),
  city: lineSchema(100),
  province: lineSchema(100),
  postalCode: lineSchema(20),
  country: lineSchema(2),
});
export type DeliveryAddressDetail = z.infer<typeof deliveryAddressDetailSchema>;

/** Where a cart or an order goes: a point and its address. */
export const userDeliveryAddressDetailSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  userDeliveryAddressExtraInfoDetail: deliveryAddressDetailSchema,
  deliveryInstructions: textSchema(500).optional(),
});
export type UserDeliveryAddressDetail = z.infer<typeof userDeliveryAddressDetailSchema>;

export const deliveryAddressSchema = z.object({
  deliveryAddressId: requiredTextSchema,
  /** The address in one line. */
  address: z.string(),
  lastUsedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  deliveryAddressDetail: userDeliveryAddressDetailSchema,
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
