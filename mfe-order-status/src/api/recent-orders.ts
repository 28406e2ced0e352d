import { queryOptions } from '@tanstack/react-query';
import { call, gatewayQueries } from '@tiffin/api';

/** How far back the page looks: 30 days. */
const RECENT_MINUTES = 43_200;

/** Carts, group orders and orders of the last 30 days, by the specified call. It changes with the list of what is under way. */
export const recentOrders = queryOptions({
  queryKey: [...gatewayQueries.active().queryKey, 'recent'],
  queryFn: ({ signal }) => call('getActiveOrders', { maxMinutesAfterComplete: RECENT_MINUTES }, { signal }),
  meta: { context: 'getActiveOrders', isHandled: true },
});
