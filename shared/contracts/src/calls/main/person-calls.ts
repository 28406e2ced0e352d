import { z } from 'zod';
import { PAYMENT_PROCESSORS } from '../../enumerations';
import { deliveryAddressSchema, userDeliveryAddressDetailSchema } from '../../entities/address';
import { identifierSchema } from '../../entities/basics';
import { storedPaymentMethodSchema } from '../../entities/payment';
import { requiredTextSchema } from '../../entities/reading';
import { userSchema } from '../../entities/user';
import { mainCall } from './main-call';

const done = z.object({});

/** Calls for the person: who they are, their addresses and cards. */
export const personCalls = {
  getUser: mainCall({
    method: 'GET',
    path: '/v1/user',
    auth: 'any',
    summary: 'The signed-in person; null for a guest.',
    response: z.object({ user: userSchema.nullable() }),
    errors: [],
  }),
  getCookies: mainCall({
    method: 'GET',
    path: '/_COOKIES',
    auth: 'none',
    summary: 'Which cookies of its own the service sees, without their values.',
    response: z.record(z.string(), z.string()),
    errors: [],
  }),
  getDeliveryAddresses: mainCall({
    method: 'GET',
    path: '/delivery-addresses',
    auth: 'user',
    summary: "The caller's saved addresses, the last used first.",
    response: z.object({ deliveryAddresses: z.array(deliveryAddressSchema) }),
    errors: [],
  }),
  addDeliveryAddress: mainCall({
    method: 'POST',
    path: '/delivery-addresses',
    auth: 'user',
    summary: 'Saves an address.',
    body: z.object({ address: userDeliveryAddressDetailSchema }),
    response: z.object({ deliveryAddress: deliveryAddressSchema }),
    errors: [],
  }),
  removeDeliveryAddress: mainCall({
    method: 'DELETE',
    path: '/delivery-addresses/{id}',
    auth: 'user',
    summary: 'Forgets a saved address.',
    response: done,
    errors: [],
  }),
  getPaymentMethods: mainCall({
    method: 'GET',
    path: '/payment/method',
    auth: 'user',
    summary: "The caller's stored cards at one processor.",
    query: z.object({ paymentProcessor: z.enum(PAYMENT_PROCESSORS) }),
    response: z.object({ paymentMethods: z.array(storedPaymentMethodSchema) }),
    errors: [],
  }),
  addPaymentMethod: mainCall({
    method: 'POST',
    path: '/payment/method',
    auth: 'user',
    summary: 'Keeps the card that a finished set-up intent holds.',
    body: z.object({ setupIntentId: identifierSchema }),
    takesIdempotencyKey: true,
    response: z.object({ paymentMethod: storedPaymentMethodSchema }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  removePaymentMethod: mainCall({
    method: 'DELETE',
    path: '/payment/method',
    auth: 'user',
    summary: 'Forgets a stored card.',
    query: z.object({ paymentMethodId: identifierSchema }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  createSetupIntent: mainCall({
    method: 'POST',
    path: '/payment/setup-intent',
    auth: 'user',
    summary: "Begins keeping a card: the card provider's element finishes it with the secret.",
    response: z.object({ apiKey: requiredTextSchema, clientSecret: requiredTextSchema }),
    errors: [],
  }),
} as const;
