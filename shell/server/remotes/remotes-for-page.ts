import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Locale, Registry, RegistryEntry, RemoteBuild, RemoteRoute } from '@tiffin/contracts';
import { routeOf } from '../../src/domain/route-of';
import type { PageScript } from '../html/render-page';
import type { Overrides } from './overrides';

/** What a page is told of the remotes, what it fetches early, and which further origins it may load from. */
export type RemotesForPage = {
  readonly told: {
    readonly registry: Registry;
    /** Of every remote, also of those that the registry here leaves out. */
    readonly routes: Readonly<Record<string, readonly ToldRoute[]>>;
    /** From where a developer may take a remote; unnamed where from nowhere. */
    readonly overrideHosts?: readonly string[];
  };
  readonly preloads: readonly PageScript[];
  /** Modules of the shell that the first screen takes besides its first chunk, by their requests. */
  readonly takes: readonly string[];
  readonly moreOrigins: readonly string[];
};

/** What a page must know of a route before its remote is there. */
type ToldRoute = Pick<RemoteRoute, 'path' | 'isAfterOrder'>;

type Request = {
  readonly path: string;
  readonly locale: Locale;
  /** Full addresses. */
  readonly registry: Registry;
  readonly overrides: Overrides;
  readonly overrideHosts: readonly string[];
};

/**
 * What the first screen of a path needs: of the remote that owns it the record and the files to fetch early, and the remotes
 * that fill slots. Of all others the page is told the routes alone; `/remotes.json`, which it asks once it is there, has the
 * rest: with fifty remotes a page is hardly bigger than with five.
 */
export function remotesForPage(request: Request): RemotesForPage {
  const whole = withOverrides(request.registry, request.overrides);
  const route = routeOf(request.path, whole.remotes);
  const registry = forFirstScreen(whole, route?.remote);
  const moreOrigins = Object.values(request.overrides).map((url) => new URL(url).origin);
  const { overrideHosts } = request;
  const told = { registry, routes: toldRoutes(whole), ...(overrideHosts.length > 0 && { overrideHosts }) };
  const entry = route && registry.remotes[route.remote];
  if (!entry || request.overrides[route.remote]) return { told, preloads: [], takes: [], moreOrigins };
  const files = new Set([
    ...entry.preload,
    ...(entry.screens[route.path] ?? []),
    ...(entry.languages?.[request.locale] ?? []),
  ]);
  return {
    told,
    preloads: [...files].map((file) => ({
      url: new URL(file, entry.manifestUrl).href,
      integrity: entry.integrity[file],
    })),
    takes: entry.takes?.[route.path] ?? [],
    moreOrigins,
  };
}

/** Without builds before the one before: few pages need them, and those ask `/remotes.json?earlier`. */
export function withoutEarlier({ remotes }: Registry): Registry {
  const entries = Object.entries(remotes).map(([name, { earlier: _earlier, ...entry }]) => [name, entry]);
  return { remotes: Object.fromEntries(entries) };
}

function forFirstScreen(registry: Registry, owner: string | undefined): Registry {
  const entries = Object.entries(withoutEarlier(registry).remotes).flatMap(
    ([name, { previous, routes: _told, ...live }]) => {
      if (name === owner)
        return [[name, previous ? { ...live, previous: inShort(previous) } : live] as const];
      return live.slots.length > 0 || live.source === 'override' ? [[name, live] as const] : [];
    },
  );
  return { remotes: Object.fromEntries(entries) };
}

function toldRoutes({ remotes }: Registry): RemotesForPage['told']['routes'] {
  const entries = Object.entries(remotes).map(([name, { routes = [] }]) => [
    name,
    routes.map(({ path, isAfterOrder }): ToldRoute => ({ path, ...(isAfterOrder && { isAfterOrder }) })),
  ]);
  return Object.fromEntries(entries);
}

/** Few pages need the build before: those ask for its hashes. */
function inShort(build: RemoteBuild): RemoteBuild {
  const { version, buildId, contract, manifestUrl, entry, container, slots } = build;
  const named = { version, buildId, contract, manifestUrl, entry, container, slots };
  return { ...named, isShort: true, integrity: {}, preload: [], screens: {} };
}

/** The registry with what a developer looks at in the place of what is deployed, with its routes and slots. */
export function withOverrides(registry: Registry, overrides: Overrides): Registry {
  const replaced = Object.entries(overrides).flatMap(
    ([name, manifestUrl]): readonly [string, RegistryEntry][] => {
      const deployed = registry.remotes[name];
      if (!deployed) return [];
      const { slots, routes } = deployed;
      const build = {
        version: 'dev',
        buildId: 'dev',
        contract: CONTRACT_VERSION,
        manifestUrl,
        slots,
        routes,
      };
      return [[name, { ...build, entry: '', integrity: {}, preload: [], screens: {}, source: 'override' }]];
    },
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(replaced) } };
}
