import { versionOf } from '@tiffin/contracts';
import type { Registry, RemoteBuild } from '@tiffin/contracts';
import type { RemoteLoader } from '@tiffin/federation';

/**
 * What a page knows about one of its remotes. `loadMs`: from the first request for one of its files to the last
 * response.
 */
export type ListedRemote = {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly from: 'live' | 'early' | 'override';
  readonly manifestUrl: string;
  /** When a rollback pinned it (ISO time); undefined without a pin. */
  readonly pinnedAt: string | undefined;
  /** The id of the key that signed it; undefined where builds need no signature. */
  readonly signedWith: string | undefined;
  readonly state:
    | { readonly is: 'idle' }
    | { readonly is: 'failed' }
    | { readonly is: 'loaded'; readonly loadMs: number }
    | { readonly is: 'fallen'; readonly version: string };
};

/** Returns the page's remotes by name: what the server sent about them, and their load state. */
export function listRemotes(
  { remotes }: Registry,
  loader: Pick<RemoteLoader, 'peek'>,
  timing: Pick<Performance, 'getEntriesByType'>,
): readonly ListedRemote[] {
  const timings = timing.getEntriesByType('resource');
  return Object.entries(remotes)
    .map(([name, entry]): ListedRemote => {
      const { contract, manifestUrl, pinnedAt, signedWith, source = 'live' } = entry;
      const state = stateOf(entry, loader.peek(name)?.version, timings);
      return {
        name,
        version: versionOf(entry),
        contract,
        from: source,
        manifestUrl,
        pinnedAt,
        signedWith,
        state,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

function stateOf(
  build: RemoteBuild,
  loaded: string | undefined,
  timings: readonly PerformanceEntry[],
): ListedRemote['state'] {
  const folder = new URL('.', build.manifestUrl).href;
  const files = timings.filter(({ name }) => name.startsWith(folder));
  if (loaded === undefined) return { is: files.length > 0 ? 'failed' : 'idle' };
  if (loaded !== versionOf(build)) return { is: 'fallen', version: loaded };
  const from = Math.min(...files.map(({ startTime }) => startTime));
  const to = Math.max(...files.map(({ startTime, duration }) => startTime + duration));
  return { is: 'loaded', loadMs: files.length > 0 ? Math.round(to - from) : 0 };
}
