import type { RemoteBuild } from '@tiffin/contracts';

/** A hash that no file has: the browser refuses every script that must match it. */
const HASH_OF_NOTHING = `sha384-${'A'.repeat(64)}`;
const KEY = Symbol.for('tiffin.integrity');

/** The hashes of a page's remote files by URL. */
export type IntegrityTable = {
  readonly add: (build: RemoteBuild) => void;
  /** Returns the hash of a listed file, `any` in the folder of an accepted developer override, otherwise undefined. */
  readonly hashOf: (url: string) => string | undefined;
};

/**
 * Creates the table of a page. Builds older than `shared/build/src/page-scripts-plugin.mjs` create their own chunk
 * scripts and read hashes from a global. That global gives an unlisted file a hash that no file has.
 */
export function createIntegrityTable(): IntegrityTable {
  const table = new Map<string, string>();
  const overrides = new Set<string>();
  const hashOf = (url: string): string | undefined =>
    table.get(url) ?? (overrides.has(new URL('.', url).href) ? 'any' : undefined);
  const forOldBuilds = {
    get: (_target: object, url: string | symbol) => {
      const hash = hashOf(String(url)) ?? HASH_OF_NOTHING;
      return hash === 'any' ? undefined : hash;
    },
  };
  Reflect.set(globalThis, KEY, new Proxy({}, forOldBuilds));
  return {
    hashOf,
    add: ({ manifestUrl, integrity, source }) => {
      if (source === 'override') overrides.add(new URL('.', manifestUrl).href);
      for (const [file, hash] of Object.entries(integrity)) table.set(new URL(file, manifestUrl).href, hash);
    },
  };
}
