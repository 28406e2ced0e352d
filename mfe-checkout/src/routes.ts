import type { StatedRoute, StatedSlot } from '@tiffin/contracts';

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 38_000;

export const routes = [
  { path: '/m/:merchantExternalId/place/order', screen: 'checkout-screen' },
] as const satisfies readonly StatedRoute[];

export const slots = [
  { name: 'wallet-buttons', piece: 'wallet-buttons', budgetBytes: 19_000 },
] as const satisfies readonly StatedSlot[];
