import type { MissingWords, StatedRoute, StatedSlot } from '@tiffin/contracts';

/** What a page says if this remote does not load. */
export const missing = {
  en: 'The group order didn’t load',
  zh: '未能載入團體訂單',
} as const satisfies MissingWords;

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 37_000;

export const routes = [
  { path: '/order/fulfillments/:fulfillmentId/edit', screen: 'group-screen' },
  { path: '/g/:linkId', screen: 'short-link-screen' },
] as const satisfies readonly StatedRoute[];

export const slots = [
  { name: 'group-order-entry', piece: 'group-entry', budgetBytes: 18_452 },
] as const satisfies readonly StatedSlot[];
