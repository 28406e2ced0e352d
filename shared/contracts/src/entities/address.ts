import { z } from 'zod';
import { instantSchema } from './basics';

const deliveryAddressDetailSchema = z.object({
  addressLine1: z.string().min(1).max(200),
  addressLine2: z.string().max(200).default(''),
  city: z.string().max(100),
  province: z.string().max(100),
  postalCode: z.string().max(20),
  country: z.string().max(2),
});
export type DeliveryAddressDetail = z.infer<typeof deliveryAddressDetailSchema>;

/** Where a cart or an order goes: a point and its address. */
export const userDeliveryAddressDetailSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  userDeliveryAddressExtraInfoDetail: deliveryAddressDetailSchema,
  deliveryInstructions: z.string().max(500).optional(),
});
export type UserDeliveryAddressDetail = z.infer<typeof userDeliveryAddressDetailSchema>;

export const deliveryAddressSchema = z.object({
  deliveryAddressId: z.string(),
  /** The address in one line. */
  address: z.string(),
  lastUsedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  deliveryAddressDetail: userDeliveryAddressDetailSchema,
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
