import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@tiffin/contracts';
import { fetchManifest } from './fetch-manifest';
import { createIntegrityTable } from './integrity-table';
import type { Manifest } from './manifest';
import { createScriptDesk } from './script-desk';

export const TIMEOUT_MS = 5_000;

type Options = {
  readonly instance: ModuleFederation;
  readonly manifests: ReadonlyMap<string, Manifest>;
  readonly nonce?: string | undefined;
  readonly timeoutMs: number;
};

/** Fetches the module `./remote` of a build, once: any failure is an error, and nothing of it runs later. */
export type ContainerSource = (build: RemoteBuild) => Promise<unknown>;

/** Puts the federation runtime behind our checks: answers, time limits, hashes. */
export function createContainerSource({ instance, manifests, nonce, timeoutMs }: Options): ContainerSource {
  const integrity = createIntegrityTable();
  const known = new Map(manifests);
  const desk = createScriptDesk({ integrityOf: integrity.of, nonce, timeoutMs });
  instance.registerPlugins([{ name: 'tiffin-checks', createScript: ({ url }) => desk.create(url) }]);
  return async (build) => {
    const manifest = known.get(build.manifestUrl) ?? (await fetchManifest(build.manifestUrl, timeoutMs));
    known.set(build.manifestUrl, manifest);
    integrity.add(build);
    // By its script, for the runtime's own reading of manifests is left out of the build. Never by force: only sound
    // manifests get here, and a container that has started must not start again.
    instance.registerRemotes([{ name: manifest.name, ...entryOf(manifest, build.manifestUrl) }]);
    try {
      return await instance.loadRemote(`${manifest.name}/remote`);
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
