import { z } from 'zod';
import { PAYMENT_SPLITS, SHARED_COSTS } from '../enumerations';
import { currencyCodeSchema, instantSchema, microSchema } from './basics';
import { fulfillmentTypeSchema } from './cart';
import { fulfillmentStateSchema } from './fulfillment';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

/** What a link says before anybody joins. */
export const inviteSchema = z.object({
  linkId: requiredTextSchema,
  fulfillmentId: requiredTextSchema,
  hostFirstName: answeredNameSchema,
  merchantName: answeredNameSchema,
  merchantImageUrl: z.string(),
  /** Whose clock the deadline follows. */
  timeZone: ofExtension('inviteTerms', requiredTextSchema),
  fulfillmentState: fulfillmentStateSchema,
  orderByTime: instantSchema.nullable(),
  guestCount: z.int().min(0),
  guestMax: z.int().min(1),
  /** Who pays, and up to what. Absent from a service that does not say. */
  paymentSplit: ofExtension('inviteTerms', enumerationSchema(PAYMENT_SPLITS, 'PAY_SEPARATELY')),
  fixedAmountMicro: ofExtension('inviteTerms', microSchema.nullable()),
  sharedCosts: ofExtension('sharedCosts', enumerationSchema(SHARED_COSTS, 'BY_VALUE')),
  currencyCode: currencyCodeSchema,
  /** Where the food goes, in words; empty if that is not decided or it is not delivered. */
  fulfillmentType: ofExtension('inviteTerms', fulfillmentTypeSchema),
  location: ofExtension('inviteTerms', z.string()),
  scheduledForTime: ofExtension('inviteTerms', instantSchema.nullable()),
});
export type Invite = z.infer<typeof inviteSchema>;

/**
 * What chats show of a link to a group that has not ended. Everybody who has the link may read it, so it names nobody
 * but the host, and neither dishes, amounts nor addresses. Added to the specification's entities.
 */
export const inviteCardSchema = z.object({
  hostFirstName: answeredNameSchema,
  merchantName: answeredNameSchema,
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
