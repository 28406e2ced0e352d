import { z } from 'zod';
import { lineSchema } from '../../entities/basics';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';
import { orderIdentityQuery } from './order-identity-query';

/** What a browser's `PushSubscription.toJSON()` returns: where to send, and the keys to encrypt with (RFC 8291). */
const pushSubscriptionSchema = z.object({
  endpoint: lineSchema(1000).regex(/^https?:\/\/[^/]+\/./),
  keys: z.object({
    /** An uncompressed point of the curve P-256: 65 bytes in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

const done = z.object({});

/** Calls for news of one order by web push. */
export const orderNewsCalls = {
  getOrderNewsKey: mainCall({
    extension: 'orderNews',
    method: 'GET',
    path: '/v1/order-news',
    auth: 'none',
    summary: 'The public key with which a browser subscribes to news of orders.',
    response: z.object({ publicKey: requiredTextSchema }),
    errors: [],
  }),
  subscribeToOrderNews: mainCall({
    extension: 'orderNews',
    method: 'PUT',
    path: '/v1/order-news',
    auth: 'none',
    summary:
      'Sends news of an order to a browser, in the language of the call. The same browser again replaces itself.',
    query: orderIdentityQuery,
    body: pushSubscriptionSchema,
    /** Whoever has the id can move or end the subscription. */
    response: z.object({ subscriptionId: requiredTextSchema }),
    errors: [
      'UNAUTHORIZED',
      'NOT_FOUND',
      'FORBIDDEN',
      'ORDER_ENDED',
      'PUSH_SERVICE_NOT_ALLOWED',
      'TOO_MANY_SUBSCRIPTIONS',
    ],
  }),
  moveOrderNews: mainCall({
    extension: 'orderNews',
    method: 'PUT',
    path: '/v1/order-news/{subscriptionId}',
    auth: 'none',
    summary: 'Replaces the push subscription that the browser gave up.',
    body: pushSubscriptionSchema,
    response: done,
    errors: ['PUSH_SERVICE_NOT_ALLOWED'],
  }),
  endOrderNews: mainCall({
    extension: 'orderNews',
    method: 'DELETE',
    path: '/v1/order-news/{subscriptionId}',
    auth: 'none',
    summary: 'Ends the news of an order for one browser.',
    response: done,
    errors: [],
  }),
} as const;
