import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Registry, RemoteBuild } from '@tiffin/contracts';
import { RemoteLoadError } from '../runtime/remote-load-error';
import type { LoadedRemote, RemoteLoader } from '../runtime/remote-loader';
import { createContainerSource, TIMEOUT_MS } from './container-source';
import { doubledModules } from './doubled-modules';
import { isRemote } from './is-remote';
import type { Manifest } from './manifest';
import { versionOf } from './version-of';
import { RETRY_WAITS_MS, withRetries } from './with-retries';

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
  readonly timeoutMs?: number;
  readonly retryWaitsMs?: readonly number[];
};

/**
 * Loads remotes by the registry: contract, manifest, scripts with hashes, each within its time limit; twice more
 * with growing waits; then the previous good version; then a RemoteLoadError.
 */
export function createRemoteLoader(options: Options): RemoteLoader {
  const { report, instance = getInstance(), timeoutMs = TIMEOUT_MS, retryWaitsMs = RETRY_WAITS_MS } = options;
  if (!instance) throw new Error('The page was not built as a federation host.');
  const { manifests = new Map(), nonce } = options;
  const source = createContainerSource({ instance, manifests, nonce, timeoutMs });
  const loads = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Map<string, LoadedRemote>();
  const failed = new Set<string>();
  const doubled = new Set<string>();
  let { registry } = options;

  async function loadBuild(name: string, build: RemoteBuild): Promise<LoadedRemote> {
    try {
      expectContract(build);
      const module = await withRetries(() => source(build), retryWaitsMs);
      return { name, version: versionOf(build), remote: expectRemote(module) };
    } catch (cause) {
      throw new RemoteLoadError({ remote: name, version: versionOf(build), url: build.manifestUrl, cause });
    }
  }

  async function loadLiveOrPrevious(name: string): Promise<LoadedRemote> {
    if (failed.has(name)) registry = (await options.refreshRegistry?.().catch(() => registry)) ?? registry;
    const entry = registry.remotes[name];
    if (!entry) throw reported(notDeployed(name));
    try {
      return await loadBuild(name, entry);
    } catch (error) {
      reported(error);
      if (!entry.previous) throw error;
      return await loadBuild(name, entry.previous).catch(() => Promise.reject(error));
    }
  }

  function reported(error: unknown): unknown {
    report(error instanceof Error ? error : new Error(String(error)));
    return error;
  }

  function reportDoubled(name: string): void {
    for (const module of doubledModules()) {
      if (doubled.has(module)) continue;
      doubled.add(module);
      report(new Error(`A second instance of ${module} is in the page since ${name} was loaded.`));
    }
  }

  return {
    peek: (name) => loaded.get(name),
    ownerOf: (slot) => Object.entries(registry.remotes).find(([, entry]) => entry.slots.includes(slot))?.[0],
    report,
    load: (name) => {
      const running = loads.get(name);
      if (running) return running;
      const load = loadLiveOrPrevious(name).then(
        (remote) => {
          loaded.set(name, remote);
          failed.delete(name);
          reportDoubled(name);
          options.onLoad?.(remote);
          return remote;
        },
        (error: unknown) => {
          loads.delete(name);
          failed.add(name);
          throw error;
        },
      );
      loads.set(name, load);
      return load;
    },
  };
}

function notDeployed(name: string): RemoteLoadError {
  return new RemoteLoadError({
    remote: name,
    version: 'unknown',
    url: '/remotes.json',
    cause: 'not deployed',
  });
}

function expectContract(build: RemoteBuild): void {
  if (build.contract === CONTRACT_VERSION) return;
  throw new Error(`It speaks contract ${build.contract}, this page speaks ${CONTRACT_VERSION}.`);
}

function expectRemote(module: unknown): LoadedRemote['remote'] {
  const remote: unknown =
    typeof module === 'object' && module !== null && 'remote' in module ? module.remote : null;
  if (isRemote(remote)) return remote;
  throw new Error(`Its module ./remote does not keep contract ${CONTRACT_VERSION}.`);
}
