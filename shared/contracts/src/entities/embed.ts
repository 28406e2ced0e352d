import { z } from 'zod';
import { NATIVE_PAYMENT_TYPES } from '../enumerations';
import { emailSchema, identifierSchema, lineSchema, microSchema } from './basics';

/** The host's token for one person's session. */
export const sessionTokenSchema = lineSchema(8_000).min(1);

/** A card that the host app keeps for its user. */
const embedCardSchema = z.object({
  token_id: identifierSchema,
  card_brand: lineSchema(50),
  card_last_four: z.string().regex(/^\d{4}$/),
});

/** The session that a host app hands over, with what it knows of its user. */
const initDataSchema = z.object({
  session_token: sessionTokenSchema,
  user: z.object({
    first_name: lineSchema(80),
    last_name: lineSchema(80),
    email: emailSchema,
    building: lineSchema(200),
  }),
});

/** What a page knows of the app that it runs in (specification 3). */
export const embedSchema = z.object({
  isEmbedded: z.boolean(),
  /** Which kind of host, such as a building platform; null outside of one. */
  integrationType: lineSchema(50).nullable(),
  supportedPaymentMethods: z.array(z.enum(NATIVE_PAYMENT_TYPES)).max(10),
  storedCards: z.array(embedCardSchema).max(20),
  initData: initDataSchema.nullable(),
});
export type Embed = z.infer<typeof embedSchema>;

/** What the host app is asked to take from its user; amounts in micro units, as all money. */
export const embeddedPaymentSchema = z.object({
  type: z.enum(NATIVE_PAYMENT_TYPES),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** ISO 4217, as payment sheets want it. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  total: microSchema.min(0),
  subtotal: microSchema.min(0),
  tax: microSchema.min(0),
});
export type EmbeddedPayment = z.infer<typeof embeddedPaymentSchema>;
