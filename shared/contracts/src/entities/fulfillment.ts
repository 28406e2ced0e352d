import { z } from 'zod';
import {
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  FULFILLMENT_STATES,
  GROUP_VALIDATION_FIELDS,
  GROUP_VISIBILITIES,
  PAYMENT_SPLITS,
  SHARED_COSTS,
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
import { fulfillmentTypeSchema } from './cart';
import { fulfillmentGuestSchema } from './fulfillment-guest';
import { groupBillSchema } from './group-bill';
import { chosenPaymentSchema } from './payment';
import { answeredNameSchema, enumerationSchema, readings, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

/** A client treats an unknown state as CLOSED, so that nobody changes or pays for such a group. */
export const fulfillmentStateSchema = enumerationSchema(FULFILLMENT_STATES, 'CLOSED');

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

/** The card and the highest total with which the host agreed that the group orders by itself at its deadline. */
export const autoOrderSchema = z.object({ paymentMethod: chosenPaymentSchema, maxTotalMicro: microSchema });

export const fulfillmentSchema = z.object({
  fulfillmentId: requiredTextSchema,
  fulfillmentType: fulfillmentTypeSchema,
  hostId: requiredTextSchema,
  host: z.object({ firstName: answeredNameSchema, lastName: answeredNameSchema }),
  guests: z.array(fulfillmentGuestSchema),
  guestMax: z.int().min(1),
  joinUri: z.string(),
  isCurrentUserAdmin: z.boolean(),
  /** The caller as the server knows them. */
  currentUserId: requiredTextSchema,
  /** Changes with what the host pays for, and not with who is merely present. */
  checksum: requiredTextSchema,
  /** Changes with every change of the group, its people and their carts. */
  revision: ofExtension('groupEvents', requiredTextSchema),
  /** Changes with every change of a setting. An update that carries it is refused if it is out of date. */
  settingsRevision: ofExtension('settingsRevision', requiredTextSchema),
  currencyCode: currencyCodeSchema,
  costBreakdown: costBreakdownSchema,
  /** Present once the host has paid. */
  bill: ofExtension('groupBill', groupBillSchema),
  paymentSplit: enumerationSchema(PAYMENT_SPLITS, 'PAY_SEPARATELY'),
  /** With FIXED_AMOUNT: what the host covers for each guest; null covers everything. */
  fixedAmountMicro: microSchema.nullable(),
  sharedCosts: ofExtension('sharedCosts', enumerationSchema(SHARED_COSTS, 'BY_VALUE')),
  /** Whether guests who have chosen something become ready by themselves at the deadline. */
  countInAtDeadline: ofExtension('countIn', z.boolean()),
  /** Null if the group does not order by itself. Only the host is told. */
  autoOrder: ofExtension('automaticOrders', autoOrderSchema.nullable()),
  /** Why the group did not order by itself at its deadline, for the host. */
  notOrdered: ofExtension(
    'automaticOrders',
    z.object({ code: requiredTextSchema, message: z.string() }).nullable(),
  ),
  tip: fulfillmentTipSchema,
  orderId: requiredTextSchema.nullable(),
  orderToken: requiredTextSchema.nullable(),
  merchantIds: z.array(requiredTextSchema),
  merchant: z.object({
    id: requiredTextSchema,
    externalId: requiredTextSchema,
    name: answeredNameSchema,
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
    revision: true,
  })
  .extend({ guests: z.array(fulfillmentGuestSchema.pick({ externalUserId: true, status: true })) });
export type FulfillmentStatus = z.infer<typeof fulfillmentStatusSchema>;

/** The status of a group as a server-sent event, with the time of the service. */
export const fulfillmentEventSchema = fulfillmentStatusSchema.extend({ now: instantSchema });
export type FulfillmentEvent = z.infer<typeof fulfillmentEventSchema>;

export const fulfillmentValidationSchema = z.object({
  /** An error with an unknown field is still an error: the group is invalid. */
  validationErrors: z.array(
    z.object({
      field: enumerationSchema(GROUP_VALIDATION_FIELDS, 'deliveryLocation'),
      code: z.string(),
      /** The nearest times that work: an update of the group with them solves the problem. */
      remedy: ofExtension(
        'timeRemedies',
        z.object({ scheduledForTime: instantSchema.optional(), orderByTime: instantSchema.optional() }),
      ),
    }),
  ),
});
export type FulfillmentValidation = z.infer<typeof fulfillmentValidationSchema>;
