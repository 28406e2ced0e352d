import { z } from 'zod';
import {
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  FULFILLMENT_STATES,
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
import { cartItemSchema, fulfillmentTypeSchema } from './cart';
import { chosenPaymentSchema } from './payment';
import { enumerationSchema, readings, requiredTextSchema } from './reading';

/** A client treats an unknown state as CLOSED, so that nobody changes or pays for such a group. */
export const fulfillmentStateSchema = enumerationSchema(FULFILLMENT_STATES, 'CLOSED');

const fulfillmentGuestSchema = z.object({
  externalUserId: requiredTextSchema,
  status: enumerationSchema(GUEST_STATUSES, 'BROWSING'),
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
  selectedTipOptionId: lineSchema(30).register(readings, { kind: 'required' }).nullable(),
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
  shares: z.array(z.object({ externalUserId: requiredTextSchema, amountMicro: microSchema })),
});
export type CostBreakdown = z.infer<typeof costBreakdownSchema>;

export const fulfillmentSchema = z.object({
  fulfillmentId: requiredTextSchema,
  fulfillmentType: fulfillmentTypeSchema,
  hostId: requiredTextSchema,
  host: z.object({ firstName: z.string(), lastName: z.string() }),
  guests: z.array(fulfillmentGuestSchema),
  guestMax: z.int().min(1),
  joinUri: z.string(),
  isCurrentUserAdmin: z.boolean(),
  /** The caller as the server knows them. */
  currentUserId: requiredTextSchema,
  /** Changes with every change that the host must have seen before paying. */
  checksum: requiredTextSchema,
  currencyCode: currencyCodeSchema,
  costBreakdown: costBreakdownSchema,
  paymentSplit: enumerationSchema(PAYMENT_SPLITS, 'PAY_SEPARATELY'),
  /** With FIXED_AMOUNT: what the host covers for each guest; null covers everything. */
  fixedAmountMicro: microSchema.nullable(),
  tip: fulfillmentTipSchema,
  orderId: requiredTextSchema.nullable(),
  orderToken: requiredTextSchema.nullable(),
  merchantIds: z.array(requiredTextSchema),
  merchant: z.object({
    id: requiredTextSchema,
    externalId: requiredTextSchema,
    name: z.string(),
    url: requiredTextSchema,
    imageUrl: z.string(),
    timeZone: requiredTextSchema,
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
    shareMode: enumerationSchema(SHARE_MODES, 'LINK_ONLY'),
    supportedShareModes: z.array(z.enum(SHARE_MODES)),
  }),
  fulfillmentFlowType: enumerationSchema(FULFILLMENT_FLOW_TYPES, 'HOST_ALWAYS_GUEST'),
  fulfillmentState: fulfillmentStateSchema,
  /** True from the start of the host's payment to its end: nobody can change anything. */
  isLocked: z.boolean(),
  groupDisplay: z.object({ title: z.string(), showGuestItems: z.boolean() }),
  visibility: enumerationSchema(GROUP_VISIBILITIES, 'PUBLIC'),
  kind: enumerationSchema(FULFILLMENT_KINDS, 'FULFILLMENT'),
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
  /** An error with an unknown field is still an error: the group is invalid. */
  validationErrors: z.array(
    z.object({ field: enumerationSchema(GROUP_VALIDATION_FIELDS, 'deliveryLocation'), code: z.string() }),
  ),
});
export type FulfillmentValidation = z.infer<typeof fulfillmentValidationSchema>;

/** What a link says before anybody joins. */
export const inviteSchema = z.object({
  linkId: requiredTextSchema,
  fulfillmentId: requiredTextSchema,
  hostFirstName: z.string(),
  merchantName: z.string(),
  merchantImageUrl: z.string(),
  /** Whose clock the deadline follows. */
  timeZone: requiredTextSchema.optional(),
  fulfillmentState: fulfillmentStateSchema,
  orderByTime: instantSchema.nullable(),
  guestCount: z.int().min(0),
  guestMax: z.int().min(1),
});
export type Invite = z.infer<typeof inviteSchema>;
