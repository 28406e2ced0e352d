import { randomBytes } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { urls } from '../urls';
import type { Fault } from './faults';
import type { FaultyAssets } from './faulty-assets';
import { renamed } from './live-build';
import type { LiveBuild } from './live-build';

const registrySchema = z.looseObject({ remotes: z.record(z.string(), z.unknown()) });
const remotesSchema = z.looseObject({ registry: registrySchema });

const REMOTES = /(<script type="application\/json" id="tiffin-remotes">)(.*?)(<\/script>)/s;

type Options = {
  readonly page: Page;
  readonly remote: string;
  readonly live: LiveBuild;
  readonly faultyAssets: FaultyAssets;
};

/** A remote whose live version fails in one way after another, for one page. Each time it is a new build. */
export class FaultyRemote {
  readonly #options: Options;
  #fault: Fault | undefined;
  #bad: LiveBuild;
  #previous: LiveBuild | undefined;

  private constructor(options: Options) {
    this.#options = options;
    this.#bad = options.live;
  }

  static async on(options: Options): Promise<FaultyRemote> {
    const faulty = new FaultyRemote(options);
    const { page, remote } = options;
    await page.route(`${urls().assets}/${remote}/**`, (route) => faulty.#answerAsset(route));
    await page.route(isRegistry, (route) => faulty.#answerRegistry(route));
    await page.route(
      (url) => url.origin === urls().shell,
      (route, request) => (request.isNavigationRequest() ? faulty.#answerDocument(route) : route.fallback()),
    );
    return faulty;
  }

  /** Gives the live version this fault from the next page on, with or without a previous version. */
  break(fault: Fault, { hasPrevious }: { readonly hasPrevious: boolean }): void {
    const { live } = this.#options;
    const build = renamed(live, newId());
    this.#fault = fault;
    this.#bad = 'spoil' in fault ? fault.spoil(build) : build;
    this.#previous = hasPrevious ? renamed(live, newId()) : undefined;
  }

  /** Repairs the network, or replaces a broken build by a working one. */
  mend(): void {
    const { live } = this.#options;
    if (this.#fault && 'spoil' in this.#fault) this.#bad = renamed(live, newId());
    this.#fault = undefined;
    this.#options.faultyAssets.hangUp();
  }

  /** Version of the current build, such as `1.0.0-drillabcd`. */
  get version(): string {
    return `${this.#bad.build.version}-${this.#bad.build.buildId}`;
  }

  get previousVersion(): string | undefined {
    return this.#previous && `${this.#previous.build.version}-${this.#previous.build.buildId}`;
  }

  /** Returns whether a URL never gets an answer. */
  readonly neverAnswers = (url: string): boolean =>
    this.#fault !== undefined && 'isEndless' in this.#fault && url.startsWith(folderOf(this.#bad));

  async #answerAsset(route: Route): Promise<void> {
    const url = route.request().url();
    const of = [this.#bad, this.#previous].find((found) => found && url.startsWith(folderOf(found)));
    if (!of) return route.continue();
    const path = url.slice(folderOf(of).length).replace(/[?].*$/, '');
    const text = of.texts.get(path);
    if (text === undefined) return route.continue({ url: folderOf(this.#options.live) + path });
    const fault = of === this.#bad ? this.#fault : undefined;
    if (fault && 'answer' in fault && isPart(fault.part, path, of))
      return fault.answer({ route, text, faultyAssets: this.#options.faultyAssets.url });
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/json';
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType, body: text });
  }

  async #answerRegistry(route: Route): Promise<void> {
    const registry = registrySchema.parse(await (await route.fetch()).json());
    return route.fulfill({ json: this.#told(registry) });
  }

  async #answerDocument(route: Route): Promise<void> {
    const response = await route.fetch();
    const { build } = this.#options.live;
    const html = Object.entries(build.integrity).reduce(
      (text, [path, hash]) => text.replaceAll(hash, this.#bad.build.integrity[path] ?? hash),
      (await response.text()).replaceAll(folderOf(this.#options.live), folderOf(this.#bad)),
    );
    const body = html.replace(REMOTES, (_, before: string, json: string, after: string) => {
      const remotes = remotesSchema.parse(JSON.parse(json));
      const told = { ...remotes, registry: this.#told(remotes.registry) };
      return before + JSON.stringify(told).replaceAll('<', '\\u003c') + after;
    });
    return route.fulfill({ response, body });
  }

  #told(registry: z.infer<typeof registrySchema>): object {
    const entry = { ...this.#bad.build, previous: this.#previous?.build };
    return { ...registry, remotes: { ...registry.remotes, [this.#options.remote]: entry } };
  }
}

function isRegistry({ origin, pathname }: URL): boolean {
  return origin === urls().shell && pathname === '/remotes.json';
}

function folderOf({ build }: LiveBuild): string {
  return new URL('.', build.manifestUrl).href;
}

function isPart(part: 'all' | 'entry' | 'screen', path: string, { build }: LiveBuild): boolean {
  if (part === 'all') return true;
  if (part === 'entry') return path === build.entry;
  return Object.values(build.screens).some((files) => files.includes(path));
}

/** Letters only, because a report scrubs six digits as a code. */
function newId(): string {
  return `drill${randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
}
