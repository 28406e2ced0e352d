import { fetchRegistry } from '@tiffin/federation/loader';
import type { PageLoader } from '@tiffin/federation/loader';

/** Interval while the page is visible. */
const EVERY_MS = 300_000;
/** Minimum time between two requests, also when the person returns to the tab. */
const AT_MOST_EVERY_MS = 60_000;

/**
 * Fetches the complete registry at once, because the page contains only what its first screen needs. Then checks
 * for new versions every five minutes, and when the person returns to the tab.
 */
export function followDeploys({ learn }: Pick<PageLoader, 'learn'>, page: Document): void {
  let askedAt = -Infinity;
  const ask = (): void => {
    if (page.hidden || performance.now() - askedAt < AT_MOST_EVERY_MS) return;
    askedAt = performance.now();
    // If the request fails, the page keeps the registry it has.
    fetchRegistry().then(learn, () => undefined);
  };
  ask();
  page.addEventListener('visibilitychange', ask);
  setInterval(ask, EVERY_MS);
}
