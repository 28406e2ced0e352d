import type { RemoteBuild } from '@tiffin/contracts';

/** The hash of nothing that exists: a file that a build does not list must not run. */
const impossible = `sha384-${'A'.repeat(64)}`;
const key = Symbol.for('tiffin.integrity');

/** Hashes by address. The chunks that webpack loads by itself look here too, see build/integrity-plugin.mjs. */
export type IntegrityTable = {
  readonly add: (build: RemoteBuild) => void;
  readonly of: (url: string) => string | undefined;
};

/** Makes the page's table of hashes. */
export function createIntegrityTable(): IntegrityTable {
  const table: Record<string, string> = {};
  const folders = new Set<string>();
  Reflect.set(globalThis, key, table);
  return {
    add: (build) => {
      if (Object.keys(build.integrity).length > 0) folders.add(new URL('.', build.manifestUrl).href);
      for (const [path, hash] of Object.entries(build.integrity)) {
        table[new URL(path, build.manifestUrl).href] = hash;
      }
    },
    of: (url) => table[url] ?? (folders.has(new URL('.', url).href) ? impossible : undefined),
  };
}
