import type { RemoteBuild } from '@tiffin/contracts';

/** A number means: serves after that many milliseconds. */
type Behaviour = 'serves' | 'fails' | 'hangs' | number;

/** A fake asset origin for tests. Runs, fails or hangs "scripts" as configured. */
export class FakeOrigin {
  script: Behaviour = 'serves';
  /** The behaviour of the next scripts, in order. After that, `script` applies. */
  readonly fates: Behaviour[] = [];
  /** Behaviour that differs for a build, by build id. */
  readonly scripts = new Map<string, Behaviour>();
  /** The URLs of the requested scripts, in order. */
  readonly asked: string[] = [];
  /** The URLs requested with `fetch`. */
  readonly fetched: string[] = [];
  /** The integrity hash of the last script of each build. */
  readonly hashes = new Map<string, string>();
  /** The containers in the order in which they started. */
  readonly starts: string[] = [];
  readonly #exports: Readonly<Record<string, unknown>>;
  readonly #observer = new MutationObserver((changes) => {
    changes.flatMap((change) => [...change.addedNodes]).forEach((node) => this.#runScript(node));
  });

  /** @param exports the exports of each build's `./remote`, by manifest URL */
  constructor(exports: Readonly<Record<string, unknown>>) {
    this.#exports = exports;
    globalThis.fetch = async (input) => {
      this.fetched.push(String(input));
      return new Response('');
    };
    this.#observer.observe(document.head, { childList: true });
  }

  close(): void {
    this.#observer.disconnect();
  }

  #runScript(node: Node): void {
    if (
      !(node instanceof HTMLScriptElement) ||
      new URL(node.src, location.href).pathname.split('/').at(-1) !== 'entry.js'
    )
      return;
    this.asked.push(node.src);
    this.hashes.set(idOf(node.src), node.integrity);
    const behaviour = this.fates.shift() ?? this.scripts.get(idOf(node.src)) ?? this.script;
    if (behaviour === 'fails') node.dispatchEvent(new Event('error'));
    if (behaviour === 'serves') this.#start(node);
    if (typeof behaviour === 'number') setTimeout(() => this.#start(node), behaviour);
  }

  #start(node: HTMLScriptElement): void {
    // Browsers do the same with a script that was moved to another document.
    if (node.ownerDocument !== document) return;
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

/** Returns a fake hash in the `integrity` format, different for every text. */
export function hashFor(text: string): string {
  return `sha384-${text.replace(/[^A-Za-z0-9]/g, '').padEnd(64, 'x')}`;
}

/** Returns a deployed build with its own URL. */
export function makeBuild(id: string, changes: Partial<RemoteBuild> = {}): RemoteBuild {
  return {
    version: '1.0.0',
    buildId: id,
    contract: 2,
    manifestUrl: `http://assets.test/${id}/mf-manifest.json`,
    entry: 'entry.js',
    integrity: { 'entry.js': hashFor(id) },
    container: `container_${id}`,
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
