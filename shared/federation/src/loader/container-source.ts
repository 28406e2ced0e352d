import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
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
  instance.registerPlugins([checks(known, desk.create)]);
  return async (build) => {
    const manifest = known.get(build.manifestUrl) ?? (await fetchManifest(build.manifestUrl, timeoutMs));
    known.set(build.manifestUrl, manifest);
    integrity.add(build);
    // Never by force: only sound manifests get here, and a container that has started must not start again.
    instance.registerRemotes([{ name: manifest.name, entry: build.manifestUrl }]);
    try {
      return await instance.loadRemote(`${manifest.name}/remote`);
    } catch (error) {
      desk.abandon(new URL('.', build.manifestUrl).href);
      throw error;
    }
  };
}

function checks(
  manifests: ReadonlyMap<string, Manifest>,
  createScript: (url: string) => { readonly script: HTMLScriptElement; readonly timeout: number },
): ModuleFederationRuntimePlugin {
  return {
    name: 'tiffin-checks',
    fetch: (url) => {
      const manifest = manifests.get(url);
      return manifest ? Promise.resolve(Response.json(manifest)) : undefined;
    },
    createScript: ({ url }) => createScript(url),
  };
}
