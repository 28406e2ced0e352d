import { z } from 'zod';
import { currencyCodeSchema, instantSchema, microSchema } from './basics';
import { merchantFulfillmentTypeSchema } from './cart';
import { ofExtension } from './of-extension';
import { orderStatusValueSchema } from './order';
import { readerMoneySchema } from './reader-money';
import { answeredNameSchema, requiredTextSchema } from './reading';

const orderSummarySchema = z.object({
  orderId: requiredTextSchema,
  merchant: z.object({
    id: requiredTextSchema,
    name: answeredNameSchema,
    url: requiredTextSchema,
    imageUrl: z.string(),
    timeZone: requiredTextSchema,
  }),
  items: z.array(z.object({ name: answeredNameSchema, quantity: z.int().min(1) })),
  /** The order's total, as on its receipt. A cancelled or rejected order gives it back. */
  totalMicro: microSchema,
  /** What the reader paid of it; absent from services that do not know. */
  readerMoney: ofExtension('readerMoney', readerMoneySchema),
  currencyCode: currencyCodeSchema,
  orderStatus: orderStatusValueSchema,
  merchantFulfillmentType: merchantFulfillmentTypeSchema,
  createdAt: instantSchema,
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderListSchema = z.object({
  orders: z.array(orderSummarySchema),
  hasNextPage: z.boolean(),
  paginationToken: requiredTextSchema.nullable(),
});
export type OrderList = z.infer<typeof orderListSchema>;
