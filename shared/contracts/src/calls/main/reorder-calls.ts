import { z } from 'zod';
import { queryNumberSchema } from '../../entities/basics';
import { merchantSummarySchema } from '../../entities/merchant';
import { requiredTextSchema } from '../../entities/reading';
import { mainCall } from './main-call';

const reorderItemSchema = z.object({
  merchant: merchantSummarySchema,
  orderId: requiredTextSchema,
  items: z.array(z.object({ menuItemId: requiredTextSchema, name: z.string(), quantity: z.int().min(1) })),
});
export type ReorderItem = z.infer<typeof reorderItemSchema>;

const reorderAnswer = z.object({ reorderItems: z.array(reorderItemSchema) });

/** Calls for ordering again what the caller has ordered before. */
export const reorderCalls = {
  getReorder: mainCall({
    method: 'GET',
    path: '/v1/reorder',
    auth: 'user',
    summary: 'What the caller ordered before at merchants near a point.',
    query: z.object({
      latitude: queryNumberSchema(z.number().min(-90).max(90)),
      longitude: queryNumberSchema(z.number().min(-180).max(180)),
    }),
    response: reorderAnswer,
    errors: [],
  }),
  getMerchantReorder: mainCall({
    method: 'GET',
    path: '/v1/reorder/{merchantId}',
    auth: 'user',
    summary: 'What the caller ordered before at one merchant.',
    response: reorderAnswer,
    errors: [],
  }),
} as const;
