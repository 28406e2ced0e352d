import type { RemoteBuild } from '@tiffin/contracts';
import { parseRegistry } from '@tiffin/federation/loading-parts';

/** The server's response for partners: the builds of a remote, the live one first, and the configuration. */
export type Offer = { readonly builds: readonly RemoteBuild[]; readonly config: unknown };

/** The shop does not know the origin of this page, so its services would refuse every call. */
export class UnknownOrigin extends Error {
  override readonly name = 'UnknownOrigin';
}

/** Fetches the offer of a remote. Returns UnknownOrigin if the shop does not know this page. Rejects for any other error status, an invalid body, or after `timeoutMs`. */
export async function fetchOffer(
  url: string,
  remote: string,
  timeoutMs: number,
): Promise<Offer | UnknownOrigin> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
  });
  const refusal = response.status === 403 ? await readRefusal(response) : undefined;
  if (refusal) return refusal;
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  const value: unknown = await response.json();
  const entry = parseRegistry(value).remotes[remote];
  const config = typeof value === 'object' && value !== null && 'config' in value ? value.config : undefined;
  return { builds: [entry, entry?.previous].filter((build) => build !== undefined), config };
}

/** Something between the page and the shop may answer 403 as well, so only the shop's own answer counts. */
async function readRefusal(response: Response): Promise<UnknownOrigin | undefined> {
  const value: unknown = await response.json().catch(() => null);
  const { reason, message }: Readonly<Record<string, unknown>> = { ...(typeof value === 'object' && value) };
  return reason === 'origin' ? new UnknownOrigin(String(message)) : undefined;
}
