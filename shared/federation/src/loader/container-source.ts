import type { ModuleFederation } from '@module-federation/runtime';
import type { RemoteBuild } from '@tiffin/contracts';
import { withTimeout } from '../runtime/with-timeout';
import { containerOf } from './container-of';
import { createIntegrityTable } from './integrity-table';
import { createPageScripts } from './page-scripts';
import { createScriptElements } from './script-elements';
import { msUntil } from './time-limits';

type Options = { readonly instance: ModuleFederation; readonly nonce?: string | undefined };

/** When an attempt stops: at `end`, a `performance.now()` timestamp, or when `signal` aborts. */
export type Limit = { readonly end: number; readonly signal: AbortSignal };

/** Fetches the module `./remote` of a build in one attempt. Rejects on every failure; the entry then never runs. */
export type ContainerSource = (name: string, build: RemoteBuild, limit: Limit) => Promise<unknown>;

type Container = Parameters<ModuleFederation['initRawContainer']>[2];
type Entry = { readonly url: string; readonly container: string };

/**
 * Creates the container source of a page. The federation runtime gets its data only from the registry's build record.
 */
export function createContainerSource({ instance, nonce }: Options): ContainerSource {
  const integrity = createIntegrityTable();
  const scripts = createPageScripts(createScriptElements({ hashOf: integrity.hashOf, nonce }));
  const started = new Set<string>();
  return async (name, build, { end, signal }) => {
    signal.throwIfAborted();
    integrity.add(build);
    const { url, container } = await entryOf(name, build);
    const stop = (): void => scripts.abandon(url);
    signal.onabort = stop;
    return withTimeout(msUntil(end), load({ url, container }), stop);
  };

  /** Loads the remote module. Starts each container only once. */
  async function load({ url, container }: Entry): Promise<unknown> {
    if (!started.has(container)) {
      await scripts.run(url);
      instance.registerRemotes([{ name: container, entry: url, type: 'global' }]);
      instance.initRawContainer(container, url, expectContainer(container));
      started.add(container);
    }
    return instance.loadRemote(`${container}/remote`);
  }
}

async function entryOf(name: string, build: RemoteBuild): Promise<Entry> {
  if (build.source === 'override') {
    const { readOverride } = await import(/* webpackChunkName: "read-override" */ './read-override');
    return readOverride(build.manifestUrl);
  }
  return { url: new URL(build.entry, build.manifestUrl).href, container: containerOf(name, build) };
}

function expectContainer(name: string): Container {
  const container: unknown = Reflect.get(globalThis, name);
  if (isContainer(container)) return container;
  throw new Error(`Its entry makes no container ${name}.`);
}

function isContainer(value: unknown): value is Container {
  const { init, get }: Readonly<Record<string, unknown>> = Object(value);
  return typeof init === 'function' && typeof get === 'function';
}
