import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import type { LifeCycles } from 'single-spa';

/** A build of a remote as the shop's registry names it. */
export type Build = {
  readonly manifestUrl: string;
  readonly integrity: Readonly<Record<string, string>>;
};

const federation = createInstance({ name: 'partner', remotes: [], plugins: [provideRuntime()] });

/** The lifecycles of a remote: every script of it comes with the hash of the registry, or does not run. */
export async function loadLifecycle({ manifestUrl, integrity }: Build): Promise<LifeCycles> {
  const hashes = Object.entries(integrity).map(([file, hash]) => [new URL(file, manifestUrl).href, hash]);
  const table = Object.fromEntries(hashes);
  // The chunks that the remote asks for by itself look here.
  Reflect.set(globalThis, Symbol.for('tiffin.integrity'), table);
  federation.registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, integrity: table[url] ?? 'sha384-none', crossOrigin: 'anonymous' });
        return script;
      },
    },
  ]);
  const answer = await fetch(manifestUrl);
  if (!answer.ok) throw new Error(`The manifest was answered with ${answer.status}.`);
  const { name }: { readonly name: string } = await answer.json();
  federation.registerRemotes([{ name, entry: manifestUrl }]);
  const module = await federation.loadRemote<LifeCycles>(`${name}/lifecycle`);
  if (!module) throw new Error(`${name} has no lifecycles.`);
  return module;
}
