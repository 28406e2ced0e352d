import type * as Transport from '../calls/make-call';
import { ApiError } from '../errors/api-error';

const RETRY_WAITS_MS = [300, 1000];

/**
 * Loads what makes calls, with the first call: a page that comes with its data shows without it. Where it cannot be loaded,
 * that call has met no network; the next one tries again.
 */
export async function loadTransport(): Promise<typeof Transport> {
  for (const waitMs of [...RETRY_WAITS_MS, null]) {
    try {
      return await import(/* webpackChunkName: "network" */ '../calls/make-call');
    } catch {
      if (waitMs !== null) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  throw new ApiError({ status: 0, type: 'NETWORK', reason: 'UNREACHABLE' });
}
