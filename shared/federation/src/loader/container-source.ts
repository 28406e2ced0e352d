import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@tiffin/contracts';
import { within } from '../runtime/within';
import { fetchManifest } from './fetch-manifest';
import { createIntegrityTable } from './integrity-table';
import type { Manifest } from './manifest';
import { createScriptDesk } from './script-desk';
import { msUntil } from './time-limits';

type Options = {
  readonly instance: ModuleFederation;
  readonly manifests: ReadonlyMap<string, Manifest>;
  readonly nonce?: string | undefined;
};

/** Until when an attempt goes on: a moment of `performance.now()`, or when nobody wants it any more. */
export type Limit = { readonly end: number; readonly signal: AbortSignal };

/** Fetches the module `./remote` of a build, once: every failure is an error, and its entry does not run later. */
export type ContainerSource = (build: RemoteBuild, limit: Limit) => Promise<unknown>;

/** Puts the federation runtime behind our checks: answers, time limits, hashes. */
export function createContainerSource({ instance, manifests, nonce }: Options): ContainerSource {
  const integrity = createIntegrityTable();
  const known = new Map(manifests);
  const desk = createScriptDesk({ integrityOf: integrity.of, nonce });
  instance.registerPlugins([{ name: 'tiffin-checks', createScript: ({ url }) => desk.create(url) }]);
  return async (build, { end, signal }) => {
    signal.throwIfAborted();
    const fetching = new AbortController();
    const stop = (): void => {
      fetching.abort();
      desk.abandon(new URL('.', build.manifestUrl).href);
    };
    signal.onabort = stop;
    return within(msUntil(end), fetchContainer(build, fetching.signal), stop);
  };

  async function fetchContainer(build: RemoteBuild, signal: AbortSignal): Promise<unknown> {
    const manifest = known.get(build.manifestUrl) ?? (await fetchManifest(build.manifestUrl, signal));
    known.set(build.manifestUrl, manifest);
    integrity.add(build);
    // By its script, for the runtime's own reading of manifests is left out of the build. Never by force: only sound
    // manifests get here, and a container that has started must not start again.
    instance.registerRemotes([{ name: manifest.name, ...entryOf(manifest, build.manifestUrl) }]);
    return instance.loadRemote(`${manifest.name}/remote`);
  }
}

function entryOf(
  { metaData: { remoteEntry, globalName } }: Manifest,
  manifestUrl: string,
): { readonly entry: string; readonly type: 'global'; readonly entryGlobalName: string } {
  const entry = new URL(remoteEntry.path + remoteEntry.name, manifestUrl).href;
  return { entry, type: 'global', entryGlobalName: globalName };
}
