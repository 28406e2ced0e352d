import type { BrowserContext } from '@playwright/test';

type Loss = {
  /** Holds the request back from the service until this settles; the page has long lost its answer then. */
  readonly arrivesAfter?: Promise<void>;
  /** The service knows no idempotency keys. */
  readonly isKeyless?: boolean;
};

/** The services take payments, and no page of the browser hears the first answer. Counts the requests that pay. */
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
