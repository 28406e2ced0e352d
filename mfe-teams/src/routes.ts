import type { StatedRoute } from '@tiffin/contracts';

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 30_000;

export const routes = [
  { path: '/order/team/join', screen: 'team-join-screen' },
  { path: '/order/team/join/v2', screen: 'team-join-screen' },
] as const satisfies readonly StatedRoute[];
