import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { Registry, RemoteBuild } from '@tiffin/contracts';
import { isAnyDirty } from '../runtime/dirty';
import type { LoadedRemote, NamedBuild, RemoteLoader } from '../runtime/remote-loader';
import { createBuildLoader, notDeployed, wrongContract } from './build-loader';
import { readBuildNotes } from './build-notes';
import { candidatesOf } from './candidates';
import type { Candidates } from './candidates';
import { createContainerSource } from './container-source';
import { doubledModules } from './doubled-modules';
import { createRemoteStates, partOf } from './remote-states';
import type { RemoteState } from './remote-states';
import { reportOnce } from './report-once';
import { endOfShare, msUntil, TIME_LIMITS } from './time-limits';
import type { TimeLimits } from './time-limits';
import { versionOf } from './version-of';
import { RETRY_WAITS_MS } from './with-retries';

type Options = {
  readonly registry: Registry;
  /** Asked before a remote that failed is tried again: a new version may be live by then. */
  readonly refreshRegistry?: () => Promise<Registry>;
  readonly nonce?: string | undefined;
  /** Hears of every failed load, doubled module and error inside a build, once each. */
  readonly report: (error: Error, build?: NamedBuild) => void;
  /** Hears of every remote that has come, once each. */
  readonly onLoad?: (remote: LoadedRemote) => void;
  readonly instance?: ModuleFederation | null;
  readonly timeLimits?: TimeLimits;
  readonly retryWaitsMs?: readonly number[];
};

/** The loader of a page; `learn` takes note of a newer registry. */
export type PageLoader = RemoteLoader & { readonly learn: (registry: Registry) => void };

/**
 * Loads remotes by the registry: contract, scripts with hashes; each build up to three times within its
 * share of the time; then the next build that the registry names, asked for anew where none is left; then a RemoteLoadError.
 */
export function createRemoteLoader(options: Options): PageLoader {
  const { instance = getInstance(), timeLimits = TIME_LIMITS, retryWaitsMs = RETRY_WAITS_MS } = options;
  if (!instance) throw new Error('The page was not built as a federation host.');
  const report = reportOnce(options.report);
  const source = createContainerSource({ instance, nonce: options.nonce });
  const loadBuild = createBuildLoader(source, retryWaitsMs);
  const stateOf = createRemoteStates();
  /** Builds that were shown without failing, each where it was. */
  const shown = new Set<string>();
  const doubled = new Set<string>();
  let { registry } = options;

  /** Without what has failed on this page, and but at last without what is in quarantine here. */
  function candidates(name: string, { bad }: RemoteState, isLast = false): Candidates {
    const entry = registry.remotes[name];
    return entry
      ? candidatesOf(entry, readBuildNotes(name, Date.now()), { bad, isLast })
      : { builds: [], refused: [] };
  }

  function begin(name: string, state: RemoteState, askedAt: number): Promise<LoadedRemote> {
    const end = (state.end = new AbortController());
    return loadBest(name, state, askedAt, end.signal).then(
      (remote) => {
        state.loaded = remote;
        state.hasFailed = false;
        reportDoubled(remote);
        if (remote !== state.before) options.onLoad?.(remote);
        return remote;
      },
      (error: unknown) => {
        // Who waited for what the person does not wait for any more gets what was asked for instead.
        if (end.signal.aborted && state.load) return state.load;
        state.load = state.end = undefined;
        state.hasFailed = true;
        throw error;
      },
    );
  }

  async function loadBest(
    name: string,
    state: RemoteState,
    askedAt: number,
    signal: AbortSignal,
  ): Promise<LoadedRemote> {
    const errors: unknown[] = [];
    if (state.hasFailed) state.bad.clear();
    else {
      const found = await firstOf(candidates(name, state));
      if (found) return found;
    }
    const unheard = await renewRegistry();
    signal.throwIfAborted();
    const found = await firstOf(candidates(name, state, true));
    if (found) return found;
    throw errors[0] ?? reported(notDeployed(name, unheard));

    /** The first of the builds that loads, or what was here before. */
    async function firstOf({ builds, refused }: Candidates): Promise<LoadedRemote | undefined> {
      errors.push(...refused.map((build) => reported(wrongContract(name, build))));
      for (const [index, build] of builds.entries()) {
        const end = askedAt + endOfShare(timeLimits, index, builds.length);
        try {
          if (msUntil(end) > 0) return await loadBuild(name, await whole(name, build), { end, signal });
        } catch (error) {
          signal.throwIfAborted();
          state.bad.set(build.manifestUrl, versionOf(build));
          errors.push(reported(error));
          if (state.before) break;
        }
      }
      return state.before;
    }
  }

  /** A page is told of the build before without its hashes, which few pages need: those ask for them. */
  async function whole(name: string, build: RemoteBuild): Promise<RemoteBuild> {
    if (!build.isShort) return build;
    const unheard = await renewRegistry();
    const entry = registry.remotes[name];
    const named = [entry, entry?.previous, ...(entry?.earlier ?? [])];
    const found = named.find((other) => other?.manifestUrl === build.manifestUrl);
    if (!found || found.isShort) throw notDeployed(name, unheard);
    return found;
  }

  /** Gives why the registry could not be had; the one that is known stays then. */
  async function renewRegistry(): Promise<unknown> {
    try {
      registry = (await options.refreshRegistry?.()) ?? registry;
      return undefined;
    } catch (error) {
      return error;
    }
  }

  function reported(error: unknown): unknown {
    report(error instanceof Error ? error : new Error(String(error)));
    return error;
  }

  function reportDoubled(build: NamedBuild): void {
    for (const module of doubledModules()) {
      if (doubled.has(module)) continue;
      doubled.add(module);
      report(
        new Error(`A second instance of ${module} is in the page since ${build.name} was loaded.`),
        build,
      );
    }
  }

  return {
    peek: (name) => stateOf(name).loaded,
    ownerOf: (slot) => Object.entries(registry.remotes).find(([, entry]) => entry.slots.includes(slot))?.[0],
    report: (error, thrownBy) => {
      const build = typeof thrownBy === 'string' ? stateOf(thrownBy).loaded : thrownBy;
      if (build) reportDoubled(build);
      report(error, build);
    },
    learn: (newer) => {
      registry = newer;
    },
    load: (name, askedAt, slot) => {
      const state = stateOf(name, slot);
      if (state.hasFailed && askedAt !== undefined) {
        state.load = undefined;
        state.end?.abort();
      }
      state.load ??= begin(name, state, askedAt ?? performance.now());
      return state.load;
    },
    renew: (name, slot) => {
      const state = stateOf(name, slot);
      const [newest] = candidates(name, state).builds;
      if (!state.loaded || !newest || newest.manifestUrl === state.loaded.url || isAnyDirty()) return;
      state.before = state.loaded;
      state.load = state.loaded = undefined;
    },
    worked: (build, slot) => {
      const { name, version, url } = build;
      // A screen may bring what the remote itself did not.
      reportDoubled(build);
      shown.add(partOf(url, slot));
      const { bad } = stateOf(name, slot);
      if (bad.size === 0 && readBuildNotes(name, Date.now()).good === version) return;
      // A browser that cannot be told only tries a broken build once more.
      import(/* webpackChunkName: "keep-build-notes" */ './keep-build-notes').then(
        ({ keepBuildNotes }) => keepBuildNotes({ remote: name, good: version, bad, shown }, Date.now()),
        () => undefined,
      );
    },
    refuse: ({ name, version, url }, slot) => {
      if (shown.has(partOf(url, slot))) return false;
      const state = stateOf(name, slot, true);
      state.bad.set(url, version);
      if (state.loaded?.url !== url) return true;
      const { before } = state;
      const other = before?.url === url ? undefined : before;
      const hasOther = other !== undefined || candidates(name, state).builds.length > 0;
      if (hasOther) {
        state.loaded = other;
        state.load = other && Promise.resolve(other);
      }
      state.before = undefined;
      return hasOther;
    },
  };
}
