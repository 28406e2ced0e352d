import type { MissingWords, StatedRoute, StatedSlot } from '@tiffin/contracts';

/** What a page says if this remote does not load. */
export const missing = { en: 'Checkout didn’t load', zh: '未能載入結帳頁' } as const satisfies MissingWords;

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 38_000;

export const routes = [
  { path: '/m/:merchantExternalId/place/order', screen: 'checkout-screen' },
] as const satisfies readonly StatedRoute[];

export const slots = [
  { name: 'wallet-buttons', piece: 'wallet-buttons', budgetBytes: 19_000 },
] as const satisfies readonly StatedSlot[];
