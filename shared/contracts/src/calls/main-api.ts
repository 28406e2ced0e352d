import type { Call } from './call';
import { cartCalls } from './main/cart-calls';
import { contentCalls } from './main/content-calls';
import { orderNewsCalls } from './main/order-news-calls';
import { orderCalls } from './main/order-calls';
import { personCalls } from './main/person-calls';

/** The calls of the main API. */
export const mainApi = {
  ...personCalls,
  ...contentCalls,
  ...cartCalls,
  ...orderCalls,
  ...orderNewsCalls,
} as const satisfies Record<string, Call>;
