import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { Registry, RemoteBuild } from '@tiffin/contracts';
import { isAnyDirty } from '../runtime/dirty';
import type { LoadedRemote, RemoteLoader } from '../runtime/remote-loader';
import { createBuildLoader, notDeployed, wrongContract } from './build-loader';
import { readBuildNotes } from './build-notes';
import { candidatesOf } from './candidates';
import type { Candidates } from './candidates';
import { createContainerSource } from './container-source';
import { doubledModules } from './doubled-modules';
import type { Manifest } from './manifest';
import { reportOnce } from './report-once';
import { endOfShare, msUntil, TIME_LIMITS } from './time-limits';
import type { TimeLimits } from './time-limits';
import { versionOf } from './version-of';
import { RETRY_WAITS_MS } from './with-retries';

type Options = {
  readonly registry: Registry;
  /** Manifests that came with the page, by address. */
  readonly manifests?: ReadonlyMap<string, Manifest>;
  /** Asked before a remote that failed is tried again: a new version may be live by then. */
  readonly refreshRegistry?: () => Promise<Registry>;
  readonly nonce?: string | undefined;
  /** Hears of every failed load, doubled module and error inside a remote, once each. */
  readonly report: (error: Error, remote?: string) => void;
  /** Hears of every remote that has come, once each. */
  readonly onLoad?: (remote: LoadedRemote) => void;
  readonly instance?: ModuleFederation | null;
  readonly timeLimits?: TimeLimits;
  readonly retryWaitsMs?: readonly number[];
};

/** The loader of a page; `learn` takes note of a newer registry. */
export type PageLoader = RemoteLoader & { readonly learn: (registry: Registry) => void };

/** What a page knows of one remote. */
type State = {
  load?: Promise<LoadedRemote> | undefined;
  loaded?: LoadedRemote | undefined;
  /** What was here before a newer build was asked for. */
  before?: LoadedRemote | undefined;
  hasFailed?: boolean;
  /** The build that was shown without failing. */
  shownUrl?: string;
  /** Builds that failed since the person last asked for the remote again: their versions by address. */
  readonly bad: Map<string, string>;
};

/**
 * Loads remotes by the registry: contract, manifest, scripts with hashes; each build up to three times within its
 * share of the time; then the next build that the registry names, asked for anew where none is left; then a RemoteLoadError.
 */
export function createRemoteLoader(options: Options): PageLoader {
  const { instance = getInstance(), timeLimits = TIME_LIMITS, retryWaitsMs = RETRY_WAITS_MS } = options;
  if (!instance) throw new Error('The page was not built as a federation host.');
  const { manifests = new Map(), nonce } = options;
  const report = reportOnce(options.report);
  const loadBuild = createBuildLoader(createContainerSource({ instance, manifests, nonce }), retryWaitsMs);
  const states = new Map<string, State>();
  const doubled = new Set<string>();
  let { registry } = options;

  function stateOf(name: string): State {
    const state = states.get(name) ?? { bad: new Map() };
    states.set(name, state);
    return state;
  }

  /** Without what has failed on this page. */
  function candidates(name: string): Candidates {
    const entry = registry.remotes[name];
    if (!entry) return { builds: [], doubtful: [], refused: [] };
    const { builds, doubtful, refused } = candidatesOf(entry, readBuildNotes(name, Date.now()));
    const { bad } = stateOf(name);
    const isLeft = ({ manifestUrl }: RemoteBuild): boolean => !bad.has(manifestUrl);
    return { builds: builds.filter(isLeft), doubtful: doubtful.filter(isLeft), refused };
  }

  async function loadBest(name: string, askedAt: number): Promise<LoadedRemote> {
    const state = stateOf(name);
    const errors: unknown[] = [];
    if (state.hasFailed) state.bad.clear();
    else {
      const found = await firstOf(name, candidates(name), askedAt, errors);
      if (found) return found;
    }
    const unheard = await renewRegistry();
    const { builds, doubtful, refused } = candidates(name);
    const found = await firstOf(name, { builds: [...builds, ...doubtful], refused }, askedAt, errors);
    if (found) return found;
    throw errors[0] ?? reported(notDeployed(name, unheard));
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

  /** The first of the builds that loads, or what was here before. */
  async function firstOf(
    name: string,
    { builds, refused }: Pick<Candidates, 'builds' | 'refused'>,
    askedAt: number,
    errors: unknown[],
  ): Promise<LoadedRemote | undefined> {
    errors.push(...refused.map((build) => reported(wrongContract(name, build))));
    const state = stateOf(name);
    for (const [index, build] of builds.entries()) {
      const end = askedAt + endOfShare(timeLimits, index, builds.length);
      try {
        if (msUntil(end) > 0) return await loadBuild(name, build, end);
      } catch (error) {
        state.bad.set(build.manifestUrl, versionOf(build));
        errors.push(reported(error));
        if (state.before) break;
      }
    }
    return state.before;
  }

  function reported(error: unknown): unknown {
    report(error instanceof Error ? error : new Error(String(error)));
    return error;
  }

  function reportDoubled(name: string): void {
    for (const module of doubledModules()) {
      if (doubled.has(module)) continue;
      doubled.add(module);
      report(new Error(`A second instance of ${module} is in the page since ${name} was loaded.`), name);
    }
  }

  return {
    peek: (name) => states.get(name)?.loaded,
    ownerOf: (slot) => Object.entries(registry.remotes).find(([, entry]) => entry.slots.includes(slot))?.[0],
    report: (error, name) => {
      if (name !== undefined) reportDoubled(name);
      report(error, name);
    },
    learn: (newer) => {
      registry = newer;
    },
    load: (name, askedAt = performance.now()) => {
      const state = stateOf(name);
      state.load ??= loadBest(name, askedAt).then(
        (remote) => {
          state.loaded = remote;
          state.hasFailed = false;
          reportDoubled(name);
          if (remote !== state.before) options.onLoad?.(remote);
          return remote;
        },
        (error: unknown) => {
          state.load = undefined;
          state.hasFailed = true;
          throw error;
        },
      );
      return state.load;
    },
    renew: (name) => {
      const state = stateOf(name);
      const [newest] = candidates(name).builds;
      if (!state.loaded || !newest || newest.manifestUrl === state.loaded.url || isAnyDirty()) return;
      state.before = state.loaded;
      state.load = state.loaded = undefined;
    },
    worked: ({ name, version, url }) => {
      // A screen may bring what the remote itself did not.
      reportDoubled(name);
      const state = stateOf(name);
      const bad = [...state.bad.values()];
      state.shownUrl = url;
      if (bad.length === 0 && readBuildNotes(name, Date.now()).good === version) return;
      // A browser that cannot be told only tries a broken build once more.
      import(/* webpackChunkName: "keep-build-notes" */ './keep-build-notes').then(
        ({ keepBuildNotes }) => keepBuildNotes({ remote: name, good: version, bad }, Date.now()),
        () => undefined,
      );
    },
    refuse: ({ name, version, url }) => {
      const state = stateOf(name);
      if (state.shownUrl === url) return false;
      state.bad.set(url, version);
      const hasOther = candidates(name).builds.length > 0 || state.before !== undefined;
      if (hasOther && state.loaded?.url === url) state.load = state.loaded = undefined;
      return hasOther;
    },
  };
}
