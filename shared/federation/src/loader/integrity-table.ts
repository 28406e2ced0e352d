import type { RemoteBuild } from '@tiffin/contracts';

const key = Symbol.for('tiffin.integrity');

/** Hashes by address. The chunks that webpack loads by itself look here too, see build/integrity-plugin.mjs. */
export type IntegrityTable = {
  readonly add: (build: RemoteBuild) => void;
  readonly of: (url: string) => string | undefined;
};

/** Makes the page's table of hashes. */
export function createIntegrityTable(): IntegrityTable {
  const table: Record<string, string> = {};
  Reflect.set(globalThis, key, table);
  return {
    add: (build) => {
      for (const [path, hash] of Object.entries(build.integrity)) {
        table[new URL(path, build.manifestUrl).href] = hash;
      }
    },
    of: (url) => table[url],
  };
}
