import type { StatedRoute } from '@tiffin/contracts';

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 30_000;

export const routes = [
  { path: '/m/:merchantExternalId/status/:orderIdOrToken', screen: 'status-screen', isAfterOrder: true },
  { path: '/orders', screen: 'history-screen' },
] as const satisfies readonly StatedRoute[];
