import type { MissingWords, StatedRoute } from '@tiffin/contracts';

/** What a page says if this remote does not load. */
export const missing = {
  en: 'The team page didn’t load',
  zh: '未能載入團隊頁面',
} as const satisfies MissingWords;

/** Bytes of JavaScript (brotli) of the remote's own for its heaviest screen, at most. */
export const budgetBytes = 30_000;

export const routes = [
  { path: '/order/team/join', screen: 'team-join-screen' },
  { path: '/order/team/join/v2', screen: 'team-join-screen' },
] as const satisfies readonly StatedRoute[];
