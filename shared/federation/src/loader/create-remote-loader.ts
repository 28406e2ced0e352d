import { getInstance } from '@module-federation/runtime';
import type { ModuleFederation } from '@module-federation/runtime';
import { versionOf } from '@tiffin/contracts';
import type { Registry } from '@tiffin/contracts';
import { isAnyDirty } from '../runtime/dirty';
import type { LoadedRemote, NamedBuild, RemoteLoader } from '../runtime/remote-loader';
import { BUILD_LIMITS, BUILD_RETRY_WAITS_MS } from '../timetable';
import type { BuildLimits } from '../timetable';
import { createBuildLoader } from './build-loader';
import { readBuildNotes } from './build-notes';
import { createContainerSource } from './container-source';
import { createDuplicateReport } from './duplicate-modules';
import { loadBestBuild } from './load-best-build';
import { createPageRegistry } from './page-registry';
import { begin, beforeOf, finish, miss, outdate, refuse, sharedResult, withFailed } from './remote-state';
import type { Load } from './remote-state';
import { createRemoteStates, partOf } from './remote-states';
import { reportOnce } from './report-once';

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
 * It starts and aborts loads; `remote-state.ts` says how they change the state of a remote.
 *
 * @throws if the page was not built as a federation host
 */
export function createRemoteLoader(options: Options): PageLoader {
  const {
    instance = getInstance(),
    timeLimits: limits = BUILD_LIMITS,
    retryWaitsMs = BUILD_RETRY_WAITS_MS,
  } = options;
  if (!instance) throw new Error('The page was not built as a federation host.');
  const reportError = reportOnce(options.report);
  const report = (error: unknown): void =>
    reportError(error instanceof Error ? error : new Error(String(error)));
  const reportDuplicates = createDuplicateReport(reportError);
  const registry = createPageRegistry(options);
  const source = createContainerSource({ instance, nonce: options.nonce });
  const page = { registry, loadBuild: createBuildLoader(source, retryWaitsMs), limits, report };
  const states = createRemoteStates();
  /** Keys (`partOf`) of the builds that rendered without failing, per slot. */
  const shown = new Set<string>();

  function start(name: string, key: string, askedAt: number): Promise<LoadedRemote> {
    const state = states.get(key);
    const end = new AbortController();
    const best = loadBestBuild(page, {
      name,
      askedAt,
      signal: end.signal,
      state: () => states.get(key),
      onBuildFailed: (build) => {
        const failed = { url: build.manifestUrl, version: versionOf(build) };
        states.change(load, (waiting) => withFailed(waiting, failed));
      },
    });
    const result = best
      .catch((error: unknown) => {
        // Callers of a superseded load receive the result of the load that replaced it.
        const newer = end.signal.aborted && sharedResult(states.get(key), false);
        if (newer) return newer;
        states.change(load, miss);
        throw error;
      })
      .then((remote) => {
        states.change(load, (waiting) => finish(waiting, remote));
        reportDuplicates(remote);
        if (remote !== beforeOf(state) && !end.signal.aborted) options.onLoad?.(remote);
        return remote;
      });
    const load: Load = { result, end };
    if (state.status === 'retrying') state.load.end.abort();
    states.set(key, begin(state, load));
    return result;
  }

  function loadedOf(name: string): LoadedRemote | undefined {
    const state = states.get(name);
    return state.status === 'loaded' ? state.loaded : undefined;
  }

  return {
    peek: loadedOf,
    ownerOf: registry.ownerOf,
    missingWords: registry.missingWords,
    report: (error, thrownBy) => {
      const build = typeof thrownBy === 'string' ? loadedOf(thrownBy) : thrownBy;
      if (build) reportDuplicates(build);
      reportError(error, build);
    },
    learn: registry.learn,
    load: (name, askedAt, slot) => {
      const key = states.keyOf(name, slot);
      const shared = sharedResult(states.get(key), askedAt !== undefined);
      return shared ?? start(name, key, askedAt ?? performance.now());
    },
    renew: (name, slot) => {
      const key = states.keyOf(name, slot);
      const state = states.get(key);
      const [newest] = registry.candidates(name, state.failed).builds;
      if (state.status !== 'loaded' || !newest || newest.manifestUrl === state.loaded.url || isAnyDirty())
        return;
      states.set(key, outdate(state));
    },
    worked: (build, slot) => {
      const { name, version, url } = build;
      // A screen's chunk may duplicate a module that the remote's entry did not.
      reportDuplicates(build);
      shown.add(partOf(url, slot));
      const { failed } = states.get(states.keyOf(name, slot));
      if (failed.size === 0 && readBuildNotes(name, Date.now()).good === version) return;
      // Without the notes, the browser only tries a broken build once more.
      import(/* webpackChunkName: "keep-build-notes" */ './keep-build-notes').then(
        ({ keepBuildNotes }) =>
          keepBuildNotes({ remote: name, good: version, bad: failed, shown }, Date.now()),
        () => undefined,
      );
    },
    refuse: (build, slot) => {
      const { name, url } = build;
      if (shown.has(partOf(url, slot))) return false;
      const key = states.separate(name, slot);
      const { builds } = registry.candidates(name, states.get(key).failed);
      const hasOther = builds.some(({ manifestUrl }) => manifestUrl !== url);
      const state = refuse(states.get(key), build, hasOther);
      states.set(key, state);
      return state.status !== 'loaded' || state.loaded.url !== url;
    },
  };
}
