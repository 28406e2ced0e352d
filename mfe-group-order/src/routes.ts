import type { StatedRoute } from '@tiffin/contracts';

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 37_000;

export const routes = [
  { path: '/order/fulfillments/:fulfillmentId/edit', screen: 'group-screen' },
] as const satisfies readonly StatedRoute[];
