import { z } from 'zod';
import { ORDER_STATUSES, PLACEMENT_TYPES } from '../enumerations';
import { userDeliveryAddressDetailSchema } from './address';
import {
  currencyCodeSchema,
  emailSchema,
  identifierSchema,
  instantSchema,
  latLngSchema,
  lineSchema,
  microSchema,
  nameSchema,
  textSchema,
} from './basics';
import {
  cartItemOptionSchema,
  discountSchema,
  merchantFulfillmentTypeSchema,
  serviceChargeSchema,
  taxRateSchema,
} from './cart';
import { merchantSummarySchema } from './merchant';
import { perkSchema } from './menu';
import { orderPaymentSchema, readerMoneySchema } from './reader-money';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

export const orderStatusValueSchema = enumerationSchema(ORDER_STATUSES, 'UNKNOWN_ORDER_STATUS');

export const orderItemSchema = z.object({
  orderItemId: requiredTextSchema,
  menuItemId: requiredTextSchema,
  name: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int().min(1),
  /** Price of the whole line as charged. */
  priceMicro: microSchema,
  /** Price of the whole line before its perk. */
  originalPriceMicro: microSchema,
  itemOptions: z.array(cartItemOptionSchema),
  perk: perkSchema.nullable(),
  wasRejected: z.boolean(),
  note: z.string(),
  /** In a group order: whose line it is. */
  guest: z.object({ externalUserId: requiredTextSchema, firstName: answeredNameSchema }).nullable(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

const orderReceiptSchema = z.object({
  tipMicro: microSchema,
  subtotalMicro: microSchema,
  deliveryChargeMicro: microSchema,
  taxMicro: microSchema,
  serviceChargeMicro: microSchema,
  creditMicro: microSchema,
  totalMicro: microSchema,
  taxRates: z.array(taxRateSchema),
  serviceCharges: z.array(serviceChargeSchema),
  orderDiscounts: z.array(discountSchema),
  orderTicketNumber: z.string(),
  loyaltyStampsCount: z.int().min(0),
});
export type OrderReceipt = z.infer<typeof orderReceiptSchema>;

const orderStatusSchema = z.object({
  orderStatus: orderStatusValueSchema,
  cancellable: z.boolean(),
  isCancellable: z.boolean(),
  acceptTimestamp: instantSchema.nullable(),
  orderReadyAtTime: instantSchema.nullable(),
  scheduledForTime: instantSchema.nullable(),
});
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const orderDeliveryStatusSchema = z.object({
  /** A client skips an unknown step: the last known one is more useful than "unknown". */
  status: z.enum(ORDER_STATUSES),
  timestamp: instantSchema,
});
export type OrderDeliveryStatus = z.infer<typeof orderDeliveryStatusSchema>;

/** Who brings an order. Only whoever paid is told. */
export const courierSchema = z.object({
  firstName: answeredNameSchema,
  vehicle: z.string(),
  phoneNumber: z.string().nullable(),
  /** Where the courier was last seen; null while nobody knows. */
  position: latLngSchema.extend({ seenAt: instantSchema }).nullable(),
});
export type Courier = z.infer<typeof courierSchema>;

/** What a person thinks of an order: 1 to 5 stars, and a note for the merchant that may be empty. */
export const ratingInputSchema = z.object({
  stars: z.int().min(1).max(5),
  note: textSchema(500).trim().default(''),
});
export const orderRatingSchema = ratingInputSchema.extend({ ratedAt: instantSchema });
export type OrderRating = z.infer<typeof orderRatingSchema>;

/** Money that goes back to whoever paid. Credit is back at once; a card takes days. */
const orderRefundSchema = z.object({
  amountMicro: microSchema,
  creditMicro: microSchema,
  requestedAt: instantSchema,
  /** When the amount arrived; null while it is on its way. */
  completedAt: instantSchema.nullable(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

export const guestProfileSchema = z.object({
  firstName: nameSchema(80).min(1),
  lastName: nameSchema(80).default(''),
  email: emailSchema,
  phoneNumber: lineSchema(30).trim().min(5),
  subscribedToEmail: z.boolean(),
  subscribedToMerchantMarketingEmails: z.boolean(),
  externalId: identifierSchema.nullable().default(null),
});
export type GuestProfile = z.infer<typeof guestProfileSchema>;

export const orderSchema = z.object({
  orderId: requiredTextSchema,
  /** Only on guests' orders, for whoever paid or has it. */
  guestOrderToken: requiredTextSchema.nullable(),
  /** Opens the order without signing in, for reading only. */
  orderToken: requiredTextSchema.nullable(),
  currencyCode: currencyCodeSchema,
  merchant: merchantSummarySchema.extend({
    streetAddress: z.string(),
    phoneNumber: z.string(),
    pickupInstructions: z.string().nullable(),
  }),
  orderItems: z.array(orderItemSchema),
  orderReceipt: orderReceiptSchema,
  orderStatus: orderStatusSchema,
  orderDeliveryStatuses: z.array(orderDeliveryStatusSchema),
  /** Promised window of arrival or readiness. */
  promisedTimeRange: z.object({ from: instantSchema, to: instantSchema }).nullable(),
  orderRejectionNote: z.string().nullable(),
  /** Null for a reader who is not told where it goes. */
  userDeliveryAddressDetail: userDeliveryAddressDetailSchema.nullable(),
  merchantFulfillmentType: merchantFulfillmentTypeSchema,
  placementType: enumerationSchema(PLACEMENT_TYPES, 'DEFAULT'),
  includeCutlery: z.boolean(),
  note: z.string(),
  participatingFulfillmentId: requiredTextSchema.nullable(),
  paymentMethod: orderPaymentSchema,
  /** Null for a reader who is not told; absent from services that do not know. */
  readerMoney: ofExtension('readerMoney', readerMoneySchema.nullable()),
  /** What goes back, oldest first. Null for a reader who is not told; absent from services that do not know. */
  refunds: ofExtension('refunds', z.array(orderRefundSchema).nullable()),
  /** Where the receipt of an ended order can be emailed; null for a reader who did not pay, and before. */
  receiptEmail: ofExtension('receiptMail', requiredTextSchema.nullable()),
  guestProfile: guestProfileSchema.nullable(),
  room: z.string().nullable(),
  table: z.string().nullable(),
  createdAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;
