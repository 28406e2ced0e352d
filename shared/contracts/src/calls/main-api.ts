import type { Call } from './call';
import { afterOrderCalls } from './main/after-order-calls';
import { cartCalls } from './main/cart-calls';
import { contentCalls } from './main/content-calls';
import { orderNewsCalls } from './main/order-news-calls';
import { orderCalls } from './main/order-calls';
import { personCalls } from './main/person-calls';
import { placingCalls } from './main/placing-calls';
import { reorderCalls } from './main/reorder-calls';

/** The calls of the main API. */
export const mainApi = {
  ...personCalls,
  ...contentCalls,
  ...cartCalls,
  ...placingCalls,
  ...orderCalls,
  ...afterOrderCalls,
  ...reorderCalls,
  ...orderNewsCalls,
} as const satisfies Record<string, Call>;
