import type { Registry } from '@tiffin/contracts';
import type { LoadedRemote, RemoteLoader } from '@tiffin/federation';
import type { InlineRemotes } from '@tiffin/federation/loader';
import { modules, owners } from 'tiffin-remotes';

/**
 * Replaces federation's loader: the remotes are lazy imports of the same build. Each has the URL that the page names, because
 * the page hydrates only the build that rendered it.
 */
export function createRemoteLoader(): RemoteLoader & { readonly learn: () => void } {
  const loaded = new Map<string, LoadedRemote>();
  const told = readTold(document).registry?.remotes ?? {};
  return {
    peek: (name) => loaded.get(name),
    ownerOf: (slot) => owners[slot],
    report: () => undefined,
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
    learn: () => undefined,
    load: async (name) => {
      const found = modules[name];
      if (!found) throw new Error(`There is no remote ${name}`);
      const { remote } = await found();
      const result = loaded.get(name) ?? {
        name,
        version: '1.0.0',
        url: told[name]?.manifestUrl ?? '',
        remote,
      };
      loaded.set(name, result);
      return result;
    },
  };
}

/**
 * Returns the routes alone, because all remotes are in the build. Its scripts get the hashes that the page names, like
 * the page's preloads.
 */
export function readInlineRemotes(page: Document): Pick<InlineRemotes, 'routes'> {
  const { registry, routes = {} } = readTold(page);
  const hashes = Object.values(registry?.remotes ?? {}).flatMap(({ manifestUrl, integrity }) =>
    Object.entries(integrity).map(([file, hash]) => [new URL(file, manifestUrl).href, hash]),
  );
  Reflect.set(globalThis, Symbol.for('tiffin.integrity'), Object.fromEntries(hashes));
  return { routes };
}

function readTold(page: Document): Told {
  return JSON.parse(page.getElementById('tiffin-remotes')?.textContent ?? '{}');
}

type Told = { readonly registry?: Registry; readonly routes?: InlineRemotes['routes'] };

/** Returns an empty registry. */
export async function fetchRegistry(): Promise<{ readonly remotes: Readonly<Record<string, never>> }> {
  return { remotes: {} };
}
