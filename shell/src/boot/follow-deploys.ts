import { fetchRegistry } from '@tiffin/federation/loader';
import type { PageLoader } from '@tiffin/federation/loader';

/** While the page is looked at. */
const EVERY_MS = 300_000;
/** When somebody comes back to it. */
const AT_MOST_EVERY_MS = 60_000;

/**
 * A page learns at once of the remotes that its first screen did not need, and while it stays open of new versions: by a
 * small question every five minutes, and when somebody comes back.
 */
export function followDeploys({ learn }: Pick<PageLoader, 'learn'>, page: Document): void {
  let askedAt = -Infinity;
  const ask = (): void => {
    if (page.hidden || performance.now() - askedAt < AT_MOST_EVERY_MS) return;
    askedAt = performance.now();
    // Without an answer the page goes on with what it knows.
    fetchRegistry().then(learn, () => undefined);
  };
  ask();
  page.addEventListener('visibilitychange', ask);
  setInterval(ask, EVERY_MS);
}
