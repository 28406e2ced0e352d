import type { RemoteBuild } from '@tiffin/contracts';

/** A number: serves after so many milliseconds. */
type Behaviour = 'serves' | 'fails' | 'hangs' | number;

/** An asset origin inside a test: runs "scripts", as well or as badly as it is told. */
export class FakeOrigin {
  script: Behaviour = 'serves';
  /** What becomes of the next scripts, one after another, before `script` holds. */
  readonly fates: Behaviour[] = [];
  /** By the id of a build, where it does otherwise. */
  readonly scripts = new Map<string, Behaviour>();
  /** The scripts that were asked for, in order. */
  readonly asked: string[] = [];
  /** What was fetched otherwise. */
  readonly fetched: string[] = [];
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
    // As browsers do with a script that was moved to another document.
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

/** A hash in the form that browsers want, of no real file: another one for every text. */
export function hashFor(text: string): string {
  return `sha384-${text.replace(/[^A-Za-z0-9]/g, '').padEnd(64, 'x')}`;
}

/** A deployed build at a URL of its own. */
export function makeBuild(id: string, changes: Partial<RemoteBuild> = {}): RemoteBuild {
  return {
    version: '1.0.0',
    buildId: id,
    contract: 1,
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
