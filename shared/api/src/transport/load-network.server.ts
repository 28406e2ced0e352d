import type * as Network from './network';

/** Replaces `load-network.ts` in server builds, which ask nobody. */
export function loadNetwork(): Promise<typeof Network> {
  return new Promise(() => undefined);
}
