import { z } from 'zod';
import {
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  FULFILLMENT_STATES,
  FULFILLMENT_TYPES,
  GROUP_VALIDATION_FIELDS,
  GROUP_VISIBILITIES,
  GUEST_STATUSES,
  PAYMENT_SPLITS,
  SHARE_MODES,
} from '../enumerations';
import {
  currencyCodeSchema,
  identifierSchema,
  instantSchema,
  lineSchema,
  microSchema,
  textSchema,
  tipMicroSchema,
} from './basics';
import { cartItemSchema } from './cart';
import { chosenPaymentSchema } from './payment';

const fulfillmentGuestSchema = z.object({
  externalUserId: z.string(),
  status: z.enum(GUEST_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  /** Order of joining, from 0: fixes the person's colour. */
  seat: z.int().min(0),
  /** The person's lines; empty where the host hides them from other guests. */
  cartItems: z.array(cartItemSchema),
  subtotalMicro: microSchema,
});
export type FulfillmentGuest = z.infer<typeof fulfillmentGuestSchema>;

export const deliveryLocationSchema = z.object({
  location: lineSchema(500),
  locationId: identifierSchema.nullable(),
  deliveryInstructions: textSchema(500),
});

export const fulfillmentTipSchema = z.object({
  selectedTipOptionId: lineSchema(30).nullable(),
  customTipAmountMicro: tipMicroSchema.nullable(),
});

const costBreakdownSchema = z.object({
  itemSumMicro: microSchema,
  subtotalMicro: microSchema,
  deliveryChargeMicro: microSchema,
  serviceChargeMicro: microSchema,
  taxMicro: microSchema,
  tipMicro: microSchema,
  totalMicro: microSchema,
  /** What each participant's part comes to; the parts add up to the total. */
  shares: z.array(z.object({ externalUserId: z.string(), amountMicro: microSchema })),
});
export type CostBreakdown = z.infer<typeof costBreakdownSchema>;

export const fulfillmentSchema = z.object({
  fulfillmentId: z.string(),
  fulfillmentType: z.enum(FULFILLMENT_TYPES),
  hostId: z.string(),
  host: z.object({ firstName: z.string(), lastName: z.string() }),
  guests: z.array(fulfillmentGuestSchema),
  guestMax: z.int().min(1),
  joinUri: z.string(),
  isCurrentUserAdmin: z.boolean(),
  /** The caller as the server knows them. */
  currentUserId: z.string(),
  /** Changes with every change that the host must have seen before paying. */
  checksum: z.string(),
  currencyCode: currencyCodeSchema,
  costBreakdown: costBreakdownSchema,
  paymentSplit: z.enum(PAYMENT_SPLITS),
  /** With FIXED_AMOUNT: what the host covers for each guest; null covers everything. */
  fixedAmountMicro: microSchema.nullable(),
  tip: fulfillmentTipSchema,
  orderId: z.string().nullable(),
  orderToken: z.string().nullable(),
  merchantIds: z.array(z.string()),
  merchant: z.object({
    id: z.string(),
    externalId: z.string(),
    name: z.string(),
    url: z.string(),
    imageUrl: z.string(),
    timeZone: z.string(),
  }),
  completeTime: instantSchema.nullable(),
  orderByTime: instantSchema.nullable(),
  expirationTime: instantSchema,
  scheduledDetails: z.object({ scheduled: z.boolean(), scheduledForTime: instantSchema.nullable() }),
  deliveryDetails: deliveryLocationSchema,
  deliveryPricing: z.object({
    deliveryChargeMicro: microSchema,
    freeDeliveryOrderValueMicro: microSchema.nullable(),
    deliveryMinimumOrderValueMicro: microSchema,
  }),
  ownerPaymentOptions: chosenPaymentSchema.nullable(),
  shareSettings: z.object({
    shareMode: z.enum(SHARE_MODES),
    supportedShareModes: z.array(z.enum(SHARE_MODES)),
  }),
  fulfillmentFlowType: z.enum(FULFILLMENT_FLOW_TYPES),
  fulfillmentState: z.enum(FULFILLMENT_STATES),
  /** True from the start of the host's payment to its end: nobody can change anything. */
  isLocked: z.boolean(),
  groupDisplay: z.object({ title: z.string(), showGuestItems: z.boolean() }),
  visibility: z.enum(GROUP_VISIBILITIES),
  kind: z.enum(FULFILLMENT_KINDS),
});
export type Fulfillment = z.infer<typeof fulfillmentSchema>;

/** The little that a poll compares (specification 4). */
export const fulfillmentStatusSchema = fulfillmentSchema
  .pick({
    fulfillmentId: true,
    fulfillmentState: true,
    expirationTime: true,
    orderByTime: true,
    completeTime: true,
    orderId: true,
    isLocked: true,
    checksum: true,
  })
  .extend({ guests: z.array(fulfillmentGuestSchema.pick({ externalUserId: true, status: true })) });
export type FulfillmentStatus = z.infer<typeof fulfillmentStatusSchema>;

export const fulfillmentValidationSchema = z.object({
  validationErrors: z.array(z.object({ field: z.enum(GROUP_VALIDATION_FIELDS), code: z.string() })),
});
export type FulfillmentValidation = z.infer<typeof fulfillmentValidationSchema>;

/** What a link says before anybody joins. */
export const inviteSchema = z.object({
  linkId: z.string(),
  fulfillmentId: z.string(),
  hostFirstName: z.string(),
  merchantName: z.string(),
  merchantImageUrl: z.string(),
  /** Whose clock the deadline follows. */
  timeZone: z.string().optional(),
  fulfillmentState: z.enum(FULFILLMENT_STATES),
  orderByTime: instantSchema.nullable(),
  guestCount: z.int().min(0),
  guestMax: z.int().min(1),
});
export type Invite = z.infer<typeof inviteSchema>;
