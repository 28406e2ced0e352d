import type { MissingWords, Registry, RemoteBuild, SlotName } from '@tiffin/contracts';
import { notDeployed } from './build-loader';
import { readBuildNotes } from './build-notes';
import { candidatesOf } from './candidates';
import type { Candidates } from './candidates';
import type { FailedBuilds } from './remote-state';

/** The registry as the page knows it. */
export type PageRegistry = {
  readonly learn: (newer: Registry) => void;
  /** Fetches the registry. On failure, returns the error and keeps the known registry. */
  readonly refresh: () => Promise<unknown>;
  /** Returns the remote that fills a slot, if any does. */
  readonly ownerOf: (slot: SlotName) => string | undefined;
  /** Returns what to say if a remote does not load. */
  readonly missingWords: (name: string) => MissingWords | undefined;
  /** Returns the builds to try, without those that failed on this page. With `isLast`, quarantined ones come last. */
  readonly candidates: (name: string, failed: FailedBuilds, isLast?: boolean) => Candidates;
  /**
   * Returns the build with the hashes of its files. The page names previous builds without hashes, because few pages
   * need them. Throws if the server does not name the build any more.
   */
  readonly withHashes: (name: string, build: RemoteBuild) => Promise<RemoteBuild>;
};

type Options = {
  readonly registry: Registry;
  readonly refreshRegistry?: (() => Promise<Registry>) | undefined;
};

/** Creates the registry of a page. */
export function createPageRegistry({ registry: first, refreshRegistry }: Options): PageRegistry {
  let registry = first;
  const refresh = async (): Promise<unknown> => {
    try {
      registry = (await refreshRegistry?.()) ?? registry;
      return undefined;
    } catch (error) {
      return error;
    }
  };
  return {
    learn: (newer) => {
      registry = newer;
    },
    refresh,
    ownerOf: (slot) => Object.entries(registry.remotes).find(([, entry]) => entry.slots.includes(slot))?.[0],
    missingWords: (name) => registry.remotes[name]?.missing,
    candidates: (name, bad, isLast = false) => {
      const entry = registry.remotes[name];
      return entry
        ? candidatesOf(entry, readBuildNotes(name, Date.now()), { bad, isLast })
        : { builds: [], refused: [] };
    },
    withHashes: async (name, build) => {
      if (!build.isShort) return build;
      const cause = await refresh();
      const entry = registry.remotes[name];
      const named = [entry, entry?.previous, ...(entry?.earlier ?? [])];
      const found = named.find((other) => other?.manifestUrl === build.manifestUrl);
      if (!found || found.isShort) throw notDeployed(name, cause);
      return found;
    },
  };
}
