import { z } from 'zod';
import { ORDER_SOURCES } from '../enumerations';
import { lineSchema } from './basics';

/** Where an order comes from: sent as headers with every call (specification 3 and 7). */
export const orderSourceSchema = z.object({
  orderSource: z.enum(ORDER_SOURCES),
  sourceId: lineSchema(100).nullable(),
  subdomain: lineSchema(100).nullable(),
  subdomainId: lineSchema(100).nullable(),
  origin: lineSchema(300).nullable(),
});
export type OrderSource = z.infer<typeof orderSourceSchema>;
