import { z } from 'zod';
import { answeredNameSchema } from './reading';
import { microSchema } from './basics';
import { cardDisplayDetailsSchema, usedPaymentSchema } from './payment';

/** How something was paid. A card by its last digits, for nobody but its owner. */
export const orderPaymentSchema = z.object({
  paymentMethodIdentifier: usedPaymentSchema,
  cardDisplayDetails: cardDisplayDetailsSchema.nullable(),
});

/** What the reader's own card or company paid. What came back for refused lines is taken off. */
const ownPayment = {
  paidMicro: microSchema,
  /** Null if nothing of the reader’s was charged. It stays when all of it came back. */
  paymentMethod: orderPaymentSchema.nullable(),
};

/**
 * What an order costs its reader, in micro units, from the bill that was frozen when it was placed. The end of an order
 * changes no amount: what was paid then goes back, and nobody owes what is left.
 */
export const readerMoneySchema = z.discriminatedUnion('role', [
  /** Whoever placed the order, alone or as the host of a group: the total is `paidMicro` + `paidByGuestsMicro`. */
  z.object({
    role: z.literal('PAYER'),
    ...ownPayment,
    /** What the cards of the group's guests paid. */
    paidByGuestsMicro: microSchema,
    /** What guests owe the reader, and did not pay back yet. */
    owedMicro: microSchema,
  }),
  /** A guest of a group. `partMicro` is the sum of what was paid, covered, owed and settled. */
  z.object({
    role: z.literal('GUEST'),
    ...ownPayment,
    hostFirstName: answeredNameSchema,
    partMicro: microSchema,
    /** What the host covers of the part, and whether it is on the bill of the host's company. */
    coveredMicro: microSchema,
    isCoveredByCompany: z.boolean().optional(),
    /** What the reader owes the host. */
    owedMicro: microSchema,
    /** What the reader owed the host and has paid back. */
    settledMicro: microSchema,
  }),
]);
export type ReaderMoney = z.infer<typeof readerMoneySchema>;
