import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';

/** A build of a remote, as the shop's registry describes it. */
export type Build = {
  readonly manifestUrl: string;
  readonly entry: string;
  readonly container: string;
  readonly integrity: Readonly<Record<string, string>>;
};

/** A valid hash that matches no file. */
const HASH_OF_NOTHING = `sha384-${'A'.repeat(64)}`;

const federation = createInstance({ name: 'partner', remotes: [], plugins: [provideRuntime()] });

/**
 * Returns the lifecycles of a remote, using only the registry's record, because a manifest could name any
 * script. Every script must match the hash of the record, or it does not run.
 */
export async function loadLifecycle<Lifecycle>({
  manifestUrl,
  entry,
  container,
  integrity,
}: Build): Promise<Lifecycle> {
  const hashes = Object.entries(integrity).map(([file, hash]) => [new URL(file, manifestUrl).href, hash]);
  const table: Readonly<Record<string, string>> = Object.fromEntries(hashes);
  const hashOf = (_table: object, url: string | symbol): string => table[String(url)] ?? HASH_OF_NOTHING;
  // The remote reads the hashes of its own chunks here.
  Reflect.set(globalThis, Symbol.for('tiffin.integrity'), new Proxy({}, { get: hashOf }));
  const createScript = ({ url }: { readonly url: string }): HTMLScriptElement => {
    const script = document.createElement('script');
    return Object.assign(script, { src: url, integrity: hashOf({}, url), crossOrigin: 'anonymous' });
  };
  federation.registerPlugins([{ name: 'integrity', createScript }]);
  const url = new URL(entry, manifestUrl).href;
  federation.registerRemotes([{ name: container, entry: url, type: 'global', entryGlobalName: container }]);
  const module = await federation.loadRemote<Lifecycle>(`${container}/lifecycle`);
  if (!module) throw new Error(`${container} exports no lifecycles.`);
  return module;
}
