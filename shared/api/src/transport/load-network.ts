import { ApiError } from '../errors/api-error';
import type * as Network from './network';

/**
 * The network comes with the first call that needs it: what came with the page shows without. Where it cannot be had, that
 * call has met no network; the next one tries anew.
 */
export async function loadNetwork(): Promise<typeof Network> {
  try {
    return await import(/* webpackChunkName: "network" */ './network');
  } catch {
    throw new ApiError({ status: 0, type: 'NETWORK', reason: 'UNREACHABLE' });
  }
}
