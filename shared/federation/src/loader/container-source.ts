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

/**
 * Fetches the module `./remote` of a build, once and until a moment of `performance.now()`: any failure is an error,
 * and its entry does not run later.
 */
export type ContainerSource = (build: RemoteBuild, end: number) => Promise<unknown>;

/** Puts the federation runtime behind our checks: answers, time limits, hashes. */
export function createContainerSource({ instance, manifests, nonce }: Options): ContainerSource {
  const integrity = createIntegrityTable();
  const known = new Map(manifests);
  const desk = createScriptDesk({ integrityOf: integrity.of, nonce });
  instance.registerPlugins([{ name: 'tiffin-checks', createScript: ({ url }) => desk.create(url) }]);
  return async (build, end) => {
    const manifest = known.get(build.manifestUrl) ?? (await fetchManifest(build.manifestUrl, msUntil(end)));
    known.set(build.manifestUrl, manifest);
    integrity.add(build);
    // By its script, for the runtime's own reading of manifests is left out of the build. Never by force: only sound
    // manifests get here, and a container that has started must not start again.
    instance.registerRemotes([{ name: manifest.name, ...entryOf(manifest, build.manifestUrl) }]);
    try {
      return await within(msUntil(end), instance.loadRemote(`${manifest.name}/remote`));
    } catch (error) {
      desk.abandon(new URL('.', build.manifestUrl).href);
      throw error;
    }
  };
}

function entryOf(
  { metaData: { remoteEntry, globalName } }: Manifest,
  manifestUrl: string,
): { readonly entry: string; readonly type: 'global'; readonly entryGlobalName: string } {
  const entry = new URL(remoteEntry.path + remoteEntry.name, manifestUrl).href;
  return { entry, type: 'global', entryGlobalName: globalName };
}
