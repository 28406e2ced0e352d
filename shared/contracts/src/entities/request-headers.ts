import { z } from 'zod';

/** One of the headers that say where an order comes from (specification 3 and 7). */
export const orderSourceHeaderSchema = z.string().max(200);
/** The headers that say where an order comes from. */
export const ORDER_SOURCE_HEADERS = [
  'x-tiffin-order-source',
  'x-tiffin-order-source-id',
  'x-tiffin-order-source-subdomain',
  'x-tiffin-order-source-subdomain-id',
] as const;
/** The header Idempotency-Key: visible ASCII characters. */
export const idempotencyKeySchema = z.string().regex(/^[!-~]{1,200}$/);
