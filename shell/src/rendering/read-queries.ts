import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Starts every query that a screen has made and that is not disabled. Resolves when those whose answers are here are in
 * the cache; the others stay pending. Returns whether any query got data.
 */
export async function readQueries(client: QueryClient): Promise<boolean> {
  const begun = client.getQueryCache().getAll().filter(isWanted);
  for (const query of begun) query.fetch().catch(() => undefined);
  await settled();
  return begun.some(({ state }) => state.status !== 'pending');
}

/** Resolves after more steps than any answer needs from the transport to the cache, decoding included. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 200; step += 1) await Promise.resolve();
}

function isWanted({ state, options }: Query): boolean {
  const { enabled = true } = 'enabled' in options ? options : {};
  return state.status === 'pending' && state.fetchStatus === 'idle' && enabled === true;
}
