import type { MissingWords, StatedRoute } from '@tiffin/contracts';

/** What a page says if this remote does not load. */
export const missing = {
  en: 'The order status didn’t load',
  zh: '未能載入訂單狀態',
} as const satisfies MissingWords;

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 30_000;

export const routes = [
  { path: '/m/:merchantExternalId/status/:orderIdOrToken', screen: 'status-screen', isAfterOrder: true },
  { path: '/orders', screen: 'history-screen' },
] as const satisfies readonly StatedRoute[];
