import type { BrowserContext } from '@playwright/test';

type Loss = {
  /** Holds the request back until this settles, long after the page lost its answer. */
  readonly arrivesAfter?: Promise<void>;
  /** True if the service ignores idempotency keys. */
  readonly isKeyless?: boolean;
};

/**
 * Lets the services take payments, but loses the first answer for every page of the browser. Counts the
 * requests that pay.
 */
export async function loseFirstAnswer(
  context: BrowserContext,
  { arrivesAfter, isKeyless = false }: Loss = {},
): Promise<{ readonly requests: () => number }> {
  let requests = 0;
  await context.route(/\/(v1\/(guest-)?order|fulfillments\/[^/]+\/confirm)$/, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    requests += 1;
    const { 'idempotency-key': key, ...headers } = await request.allHeaders();
    const sent = isKeyless || key === undefined ? headers : { ...headers, 'idempotency-key': key };
    if (requests > 1) return route.continue({ headers: sent });
    if (!arrivesAfter) await route.fetch({ headers: sent });
    await route.abort('connectionreset');
    await arrivesAfter;
    if (arrivesAfter)
      await context.request.fetch(request.url(), {
        method: 'POST',
        headers: sent,
        data: request.postData() ?? '',
      });
  });
  return { requests: () => requests };
}
