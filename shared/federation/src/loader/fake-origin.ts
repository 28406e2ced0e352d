import type { RemoteBuild } from '@tiffin/contracts';

/** A number: serves after so many milliseconds. */
type Behaviour = 'serves' | 'fails' | 'hangs' | number;

/** An asset origin inside a test: answers manifests and runs "scripts", as well or as badly as it is told. */
export class FakeOrigin {
  manifest: Behaviour = 'serves';
  script: Behaviour = 'serves';
  /** By the id of a build, where it does otherwise. */
  readonly scripts = new Map<string, Behaviour>();
  readonly asked: string[] = [];
  /** What the last script of each build had to match. */
  readonly hashes = new Map<string, string>();
  /** How often each container has started. */
  readonly starts: string[] = [];
  readonly #exports: Readonly<Record<string, unknown>>;
  readonly #observer = new MutationObserver((changes) => {
    changes.flatMap((change) => [...change.addedNodes]).forEach((node) => this.#runScript(node));
  });

  /** @param exports what `./remote` of each build gives, by manifest address */
  constructor(exports: Readonly<Record<string, unknown>>) {
    this.#exports = exports;
    globalThis.fetch = (input, init) => this.#answer(String(input), init?.signal ?? undefined);
    this.#observer.observe(document.head, { childList: true });
  }

  close(): void {
    this.#observer.disconnect();
  }

  #answer(url: string, signal: AbortSignal | undefined): Promise<Response> {
    this.asked.push(url);
    if (this.manifest === 'hangs') {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('The time is up.')));
      });
    }
    if (this.manifest === 'fails') return Promise.resolve(Response.json({ metaData: {} }, { status: 500 }));
    return Promise.resolve(Response.json(manifestOf(url)));
  }

  #runScript(node: Node): void {
    if (!(node instanceof HTMLScriptElement) || !node.src.endsWith('entry.js')) return;
    this.asked.push(node.src);
    this.hashes.set(idOf(node.src), node.integrity);
    const behaviour = this.scripts.get(idOf(node.src)) ?? this.script;
    if (behaviour === 'fails') node.dispatchEvent(new Event('error'));
    if (behaviour === 'serves') this.#start(node);
    if (typeof behaviour === 'number') setTimeout(() => this.#start(node), behaviour);
  }

  #start(node: HTMLScriptElement): void {
    const manifestUrl = new URL('mf-manifest.json', node.src).href;
    const name = containerOf(manifestUrl);
    this.starts.push(name);
    Reflect.set(globalThis, name, {
      init: () => undefined,
      get: async () => () => this.#exports[manifestUrl],
    });
    node.dispatchEvent(new Event('load'));
  }
}

/** A deployed build at an address of its own. */
export function makeBuild(id: string, changes: Partial<RemoteBuild> = {}): RemoteBuild {
  return {
    version: '1.0.0',
    buildId: id,
    contract: 1,
    manifestUrl: `http://assets.test/${id}/mf-manifest.json`,
    entry: 'entry.js',
    integrity: { 'entry.js': `sha384-${id}` },
    preload: [],
    screens: {},
    slots: [],
    ...changes,
  };
}

function containerOf(manifestUrl: string): string {
  return `container_${idOf(manifestUrl)}`;
}

function idOf(url: string): string {
  return new URL(url).pathname.split('/')[1] ?? '';
}

function manifestOf(url: string): object {
  const name = containerOf(url);
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: '1.0.0', buildName: name },
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: new URL('.', url).href,
    },
    shared: [],
    remotes: [],
    exposes: [],
  };
}
