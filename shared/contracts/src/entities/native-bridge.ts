import { z } from 'zod';
import { NATIVE_PAYMENT_TYPES, NATIVE_PLATFORMS } from '../enumerations';
import { identifierSchema } from './basics';
import { embeddedPaymentSchema } from './embed';

/** What the page sends to the native app. A question carries an id that its answer repeats. */
export const bridgeRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SUPPORTED_PAYMENT_METHOD'), requestId: identifierSchema }),
  z.object({ type: z.literal('PAYMENT'), requestId: identifierSchema, payment: embeddedPaymentSchema }),
  z.object({ type: z.literal('WEBVIEW_CLOSE') }),
]);
export type BridgeRequest = z.infer<typeof bridgeRequestSchema>;

/** What the native app sends to the page. */
export const bridgeMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('SUPPORTED_PAYMENT_METHOD'),
    requestId: identifierSchema,
    platform: z.enum(NATIVE_PLATFORMS),
    /** Null where the device can pay with none. */
    paymentMethod: z.enum(NATIVE_PAYMENT_TYPES).nullable(),
  }),
  z.object({
    type: z.literal('PAYMENT'),
    requestId: identifierSchema,
    /** The wallet's token for one payment; null where the person called it off. */
    paymentToken: identifierSchema.nullable(),
  }),
]);
export type BridgeMessage = z.infer<typeof bridgeMessageSchema>;
