import { z } from 'zod';
import { instantSchema, microSchema } from './basics';
import { orderItemSchema } from './order';
import { cardDisplayDetailsSchema } from './payment';
import { orderPaymentSchema } from './reader-money';
import { answeredNameSchema, requiredTextSchema } from './reading';

const billPartSchema = z.object({
  externalUserId: requiredTextSchema,
  firstName: answeredNameSchema,
  lastName: answeredNameSchema,
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
  /** Whether the bill of the host's company has what is covered. Nobody then owes the host. The specification has no such field. */
  isCoveredByCompany: z.boolean().optional(),
  /** What the guest paid by card. */
  paidMicro: microSchema.optional(),
  /**
   * What of `returnedMicro` goes back to the guest's card. Absent without a card, and from services that do not say. The
   * specification has no such field.
   */
  returnedToCardMicro: microSchema.optional(),
  /** The guest's card; only for the guest. */
  cardDisplayDetails: cardDisplayDetailsSchema.nullable().optional(),
  /** When the host noted that the person has paid them. */
  settledTime: instantSchema.nullable(),
  /** Where the person works, for the host's labels. Absent without a team. */
  workLocation: z.object({ floor: z.string().nullable(), dropZone: z.string().nullable() }).optional(),
});
export type BillPart = z.infer<typeof billPartSchema>;

/** What a group's order came to, by person, from the order that was paid. */
export const groupBillSchema = z.object({
  totalMicro: microSchema,
  /** True if the order was cancelled or refused, so that nobody owes anything. */
  isRefunded: z.boolean(),
  /**
   * True while the kitchen waits for the host's decision about dishes that it cannot make. Absent otherwise. The specification has
   * no such field.
   */
  isOnHold: z.boolean().optional(),
  /** How the host's own payment was made; only for the host. The specification has no such field. */
  hostPayment: orderPaymentSchema.optional(),
  /** Everybody's parts for the host, in join order; only their own for a guest. */
  parts: z.array(billPartSchema),
});
export type GroupBill = z.infer<typeof groupBillSchema>;
