import { z } from 'zod';
import {
  EMBED_CHANNEL,
  EMBED_FAILURES,
  EMBED_VERSION,
  NATIVE_PAYMENT_TYPES,
  NATIVE_PLATFORMS,
} from '../enumerations';
import { identifierSchema } from './basics';
import { embeddedPaymentSchema, embedSchema, sessionTokenSchema } from './embed';

/** The fields of every message: its channel, its version, and a unique id. */
const envelope = {
  channel: z.literal(EMBED_CHANNEL),
  version: z.literal(EMBED_VERSION),
  id: identifierSchema,
};
/** The envelope of a response, with the id of its request. */
const answer = { ...envelope, requestId: identifierSchema };

/** What an embedded page says to its host. Tokens never go this way. */
export const pageMessageSchema = z.discriminatedUnion('type', [
  /** The page listens: the host answers with INIT. Said again every 15 s until then. */
  z.object({ ...envelope, type: z.literal('HELLO') }),
  /** The person of the host's token is known and the page is theirs. */
  z.object({ ...envelope, type: z.literal('READY') }),
  /** A fresh token is wanted: after an hour, or because the last one is not valid. */
  z.object({ ...envelope, type: z.literal('TOKEN_REQUEST') }),
  /** A guest pressed something that needs an account. */
  z.object({ ...envelope, type: z.literal('SIGN_IN_REQUEST') }),
  z.object({ ...envelope, type: z.literal('FAILED'), reason: z.enum(EMBED_FAILURES) }),
  z.object({ ...envelope, type: z.literal('SUPPORTED_PAYMENT_METHOD') }),
  z.object({
    ...envelope,
    type: z.literal('PAYMENT'),
    payment: embeddedPaymentSchema,
    /** Which of the stored cards, for IN_APP_STORED_PAYMENT. */
    cardTokenId: identifierSchema.nullable(),
  }),
  /** The person is done here. */
  z.object({ ...envelope, type: z.literal('WEBVIEW_CLOSE') }),
]);
export type PageMessage = z.infer<typeof pageMessageSchema>;

/** What the host says to the page. */
export const hostMessageSchema = z.discriminatedUnion('type', [
  /** Who is signed in at the host (`initData` null: nobody) and what the host can take payments with. */
  z.object({ ...envelope, type: z.literal('INIT'), ...embedSchema.omit({ isEmbedded: true }).shape }),
  z.object({ ...envelope, type: z.literal('TOKEN'), session_token: sessionTokenSchema }),
  z.object({
    ...answer,
    type: z.literal('SUPPORTED_PAYMENT_METHOD'),
    platform: z.enum(NATIVE_PLATFORMS),
    /** Null where the device can pay with none. */
    paymentMethod: z.enum(NATIVE_PAYMENT_TYPES).nullable(),
  }),
  z.object({
    ...answer,
    type: z.literal('PAYMENT'),
    /** The card provider's token for one payment; null where the person called it off. */
    paymentToken: identifierSchema.nullable(),
    /** What the wallet that paid calls itself. */
    walletType: z.enum(NATIVE_PAYMENT_TYPES).optional(),
  }),
]);
export type HostMessage = z.infer<typeof hostMessageSchema>;
