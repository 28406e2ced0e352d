import type { RemoteBuild } from '@tiffin/contracts';
import { parseRegistry } from '../loader/parse-registry';

/** What the shell's server offers to partners: builds of a remote, the live one first, and the configuration. */
export type Offer = { readonly builds: readonly RemoteBuild[]; readonly config: unknown };

/** Asks for the offer of a remote; an answer that is no success, no offer or later than `timeoutMs` is an error. */
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
