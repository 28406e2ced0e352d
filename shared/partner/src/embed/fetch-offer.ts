import type { RemoteBuild } from '@tiffin/contracts';
import { parseRegistry } from '@tiffin/federation/loading-parts';

/** The server's response for partners: the builds of a remote, the live one first, and the configuration. */
export type Offer = { readonly builds: readonly RemoteBuild[]; readonly config: unknown };

/** Fetches the offer of a remote. Rejects for an error status, an invalid body, or after `timeoutMs`. */
export async function fetchOffer(url: string, remote: string, timeoutMs: number): Promise<Offer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  const value: unknown = await response.json();
  const entry = parseRegistry(value).remotes[remote];
  const config = typeof value === 'object' && value !== null && 'config' in value ? value.config : undefined;
  return { builds: [entry, entry?.previous].filter((build) => build !== undefined), config };
}
