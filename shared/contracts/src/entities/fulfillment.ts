import { z } from 'zod';
import {
  FULFILLMENT_FLOW_TYPES,
  FULFILLMENT_KINDS,
  FULFILLMENT_STATES,
  GROUP_VALIDATION_FIELDS,
  GROUP_VISIBILITIES,
  GUEST_STATUSES,
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
import { cartItemSchema, fulfillmentTypeSchema } from './cart';
import { orderItemSchema } from './order';
import { cardDisplayDetailsSchema, chosenPaymentSchema } from './payment';
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
  /** What the viewer's part of the bill comes to if they get ready now. Absent for others and for who is ready. */
  projectedMicro: microSchema.optional(),
  /** What the guest's card holds for their part. Only the host and the guest are told. */
  heldMicro: microSchema.optional(),
  /** Whether the guest's card was declined since they last paid. Only the host is told. */
  isCardDeclined: z.boolean().optional(),
  /** When the guest was last asked to choose. Only the host, co-hosts and the guest are told. */
  nudgedTime: instantSchema.nullable().optional(),
  /** Where the guest wants reminders before the deadline; null for none. Only the guest is told. */
  reminderEmail: z.string().nullable().optional(),
  /** True for a person without a browser of their own, for whom the host orders and pays. */
  isAddedByHost: z.boolean().optional(),
  /** True for a guest with whom the host shares the running of the group. */
  isCoHost: z.boolean().optional(),
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

const billPartSchema = z.object({
  externalUserId: requiredTextSchema,
  firstName: z.string(),
  lastName: z.string(),
  seat: z.int().min(0),
  items: z.array(orderItemSchema),
  foodMicro: microSchema,
  /** Delivery and service. */
  feesMicro: microSchema,
  taxMicro: microSchema,
  tipMicro: microSchema,
  discountMicro: microSchema,
  /** What came back because lines were refused after the order. Absent if nothing did. */
  returnedMicro: microSchema.optional(),
  /** Food + fees + tax + tip - discount - returned. */
  amountMicro: microSchema,
  /** What the host covers of it, and what the person owes the host. The host owes nobody. */
  coveredMicro: microSchema,
  owedMicro: microSchema,
  /** What the guest paid by card. */
  paidMicro: microSchema.optional(),
  /** The guest's card; only for the guest. */
  cardDisplayDetails: cardDisplayDetailsSchema.nullable().optional(),
  /** When the host noted that the person has paid them. */
  settledTime: instantSchema.nullable(),
  /** Where the person works, for the host's labels. Absent without a team. */
  workLocation: z.object({ floor: z.string().nullable(), dropZone: z.string().nullable() }).optional(),
});
export type BillPart = z.infer<typeof billPartSchema>;

/** What a group's order came to, by person, from the order that was paid. */
const groupBillSchema = z.object({
  totalMicro: microSchema,
  /** True if the order was cancelled or refused, so that nobody owes anything. */
  isRefunded: z.boolean(),
  /** Everybody's parts for the host, in join order; only their own for a guest. */
  parts: z.array(billPartSchema),
});
export type GroupBill = z.infer<typeof groupBillSchema>;

/** The card and the highest total with which the host agreed that the group orders by itself at its deadline. */
export const autoOrderSchema = z.object({ paymentMethod: chosenPaymentSchema, maxTotalMicro: microSchema });

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
  /** Changes with what the host pays for, and not with who is merely present. */
  checksum: requiredTextSchema,
  /** Changes with every change of the group, its people and their carts. */
  revision: requiredTextSchema.optional(),
  currencyCode: currencyCodeSchema,
  costBreakdown: costBreakdownSchema,
  /** Present once the host has paid. */
  bill: groupBillSchema.optional(),
  paymentSplit: enumerationSchema(PAYMENT_SPLITS, 'PAY_SEPARATELY'),
  /** With FIXED_AMOUNT: what the host covers for each guest; null covers everything. */
  fixedAmountMicro: microSchema.nullable(),
  sharedCosts: enumerationSchema(SHARED_COSTS, 'BY_VALUE').optional(),
  /** Whether guests who have chosen something become ready by themselves at the deadline. */
  countInAtDeadline: z.boolean().optional(),
  /** Null if the group does not order by itself. Only the host is told. */
  autoOrder: autoOrderSchema.nullable().optional(),
  /** Why the group did not order by itself at its deadline, for the host. */
  notOrdered: z.object({ code: requiredTextSchema, message: z.string() }).nullable().optional(),
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
      remedy: z
        .object({ scheduledForTime: instantSchema.optional(), orderByTime: instantSchema.optional() })
        .optional(),
    }),
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
  /** Who pays, and up to what. Absent from a service that does not say. */
  paymentSplit: enumerationSchema(PAYMENT_SPLITS, 'PAY_SEPARATELY').optional(),
  fixedAmountMicro: microSchema.nullable().optional(),
  sharedCosts: enumerationSchema(SHARED_COSTS, 'BY_VALUE').optional(),
  currencyCode: currencyCodeSchema,
  /** Where the food goes, in words; empty if that is not decided or it is not delivered. */
  fulfillmentType: fulfillmentTypeSchema.optional(),
  location: z.string().optional(),
  scheduledForTime: instantSchema.nullable().optional(),
});
export type Invite = z.infer<typeof inviteSchema>;

/**
 * What chats show of a link to a group that has not ended. Everybody who has the link may read it, so it names nobody
 * but the host, and neither dishes, amounts nor addresses. Added to the specification's entities.
 */
export const inviteCardSchema = z.object({
  hostFirstName: z.string(),
  merchantName: z.string(),
  merchantExternalId: requiredTextSchema,
  orderByTime: instantSchema.nullable(),
  /** Whose clock the deadline follows. */
  timeZone: requiredTextSchema,
  guestCount: z.int().min(0),
  /** Absent from a service that does not say. */
  guestMax: z.int().min(1).optional(),
  merchantImageUrl: z.string().optional(),
  /** Whether somebody can join now. */
  isOpen: z.boolean(),
  /** PNG of 1200 by 630 pixels. Its URL changes with what it shows. */
  imageUrl: requiredTextSchema,
});
export type InviteCard = z.infer<typeof inviteCardSchema>;
