import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { Registry, RemoteBuild } from '@tiffin/contracts';
import { isAnyDirty } from '../runtime/dirty';
import type { LoadedRemote, NamedBuild, RemoteLoader } from '../runtime/remote-loader';
import { BUILD_LIMITS, BUILD_RETRY_WAITS_MS } from '../timetable';
import type { BuildLimits } from '../timetable';
import { createBuildLoader, notDeployed, wrongContract } from './build-loader';
import { readBuildNotes } from './build-notes';
import { candidatesOf } from './candidates';
import type { Candidates } from './candidates';
import { createContainerSource } from './container-source';
import { duplicateModules } from './duplicate-modules';
import { createRemoteStates, partOf } from './remote-states';
import type { RemoteState } from './remote-states';
import { reportOnce } from './report-once';
import { endOfShare, msUntil } from './time-limits';
import { versionOf } from './version-of';

type Options = {
  readonly registry: Registry;
  /** Called before a failed remote is retried, because a new version may be live by then. */
  readonly refreshRegistry?: () => Promise<Registry>;
  readonly nonce?: string | undefined;
  /** Receives every failed load, duplicated module and error inside a build, once each. */
  readonly report: (error: Error, build?: NamedBuild) => void;
  /** Receives every remote that has loaded, once each. */
  readonly onLoad?: (remote: LoadedRemote) => void;
  readonly instance?: ModuleFederation | null;
  readonly timeLimits?: BuildLimits;
  readonly retryWaitsMs?: readonly number[];
};

/** The loader of a page. `learn` replaces the registry with a newer one. */
export type PageLoader = RemoteLoader & { readonly learn: (registry: Registry) => void };

/**
 * Creates a loader that takes builds from the registry and checks their contract and script hashes. It tries each
 * build up to three times within its share of the time, then the next build. When none is left, it refreshes the
 * registry once. If that brings no usable build, the load rejects with a RemoteLoadError.
 *
 * @throws if the page was not built as a federation host
 */
export function createRemoteLoader(options: Options): PageLoader {
  const {
    instance = getInstance(),
    timeLimits = BUILD_LIMITS,
    retryWaitsMs = BUILD_RETRY_WAITS_MS,
  } = options;
  if (!instance) throw new Error('The page was not built as a federation host.');
  const report = reportOnce(options.report);
  const source = createContainerSource({ instance, nonce: options.nonce });
  const loadBuild = createBuildLoader(source, retryWaitsMs);
  const stateOf = createRemoteStates();
  /** Keys (`partOf`) of the builds that rendered without failing, per slot. */
  const shown = new Set<string>();
  const doubled = new Set<string>();
  let { registry } = options;

  /** Skips builds that failed on this page; quarantined builds are tried last. */
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
        // Callers of a superseded load receive the result of the load that replaced it.
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

    /** Returns the first build that loads, or else the build that was here before. */
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

  /**
   * Fetches the hashes of a short record. The page lists previous builds without hashes because few pages need them.
   */
  async function whole(name: string, build: RemoteBuild): Promise<RemoteBuild> {
    if (!build.isShort) return build;
    const unheard = await renewRegistry();
    const entry = registry.remotes[name];
    const named = [entry, entry?.previous, ...(entry?.earlier ?? [])];
    const found = named.find((other) => other?.manifestUrl === build.manifestUrl);
    if (!found || found.isShort) throw notDeployed(name, unheard);
    return found;
  }

  /** Refreshes the registry. On failure, returns the error and keeps the known registry. */
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
    for (const module of duplicateModules()) {
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
      // A screen's chunk may duplicate a module that the remote's entry did not.
      reportDoubled(build);
      shown.add(partOf(url, slot));
      const { bad } = stateOf(name, slot);
      if (bad.size === 0 && readBuildNotes(name, Date.now()).good === version) return;
      // Without the notes, the browser only tries a broken build once more.
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
