import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Locale, Registry, RegistryEntry, RemoteBuild, RemoteRoute } from '@tiffin/contracts';
import { routeOf } from '../../src/domain/route-of';
import type { OwnedRoute } from '../../src/domain/route-of';
import type { PageScript } from '../html/render-page';
import type { Overrides } from './overrides';
import { withoutServerBuilds } from './without-server-builds';

/** What a page is told about the remotes, what it preloads, and which additional origins it may load from. */
export type RemotesForPage = {
  readonly told: {
    readonly registry: Registry;
    /** Routes of every remote, including those that this registry omits. */
    readonly routes: Readonly<Record<string, readonly ToldRoute[]>>;
    /** Routes of remotes whose first build is under way; omitted if there are none. */
    readonly awaited?: Readonly<Record<string, readonly ToldRoute[]>>;
    /** Hosts that an override may come from; omitted if there are none. */
    readonly overrideHosts?: readonly string[];
  };
  readonly preloads: readonly PageScript[];
  /** Modules of the shell, by their requests, that the first screen needs in addition to its first chunk. */
  readonly takes: readonly string[];
  readonly moreOrigins: readonly string[];
};

/** What a page needs to know about a route before its remote is loaded. */
type ToldRoute = Pick<RemoteRoute, 'path' | 'isAfterOrder'>;

type Request = {
  readonly path: string;
  readonly locale: Locale;
  /** With absolute URLs. */
  readonly registry: Registry;
  readonly overrides: Overrides;
  readonly overrideHosts: readonly string[];
  readonly awaitedRoutes?: Readonly<Record<string, string>>;
};

/**
 * Returns what the first screen of a path needs: the record and preloads of the remote that owns it, and the
 * remotes that fill its slots. Says only that the remotes of other slots exist. Sends the routes of all other remotes. The page reads the rest from `/remotes.json`
 * later, so a page with fifty remotes is hardly larger than one with five.
 */
export function remotesForPage(request: Request): RemotesForPage {
  const whole = withOverrides(request.registry, request.overrides);
  const route = routeOf(request.path, whole.remotes);
  const registry = withoutServerBuilds(forFirstScreen(whole, route));
  const moreOrigins = Object.values(request.overrides).map((url) => new URL(url).origin);
  const { overrideHosts } = request;
  const awaited = awaitedRemotes(whole, request.awaitedRoutes);
  const told = {
    registry,
    routes: toldRoutes(whole),
    ...(Object.keys(awaited).length > 0 && { awaited }),
    ...(overrideHosts.length > 0 && { overrideHosts }),
  };
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

/** Removes the builds before the previous one. The few pages that need them read `/remotes.json?earlier`. */
export function withoutEarlier({ remotes }: Registry): Registry {
  const entries = Object.entries(remotes).map(([name, { earlier: _earlier, ...entry }]) => [name, entry]);
  return { remotes: Object.fromEntries(entries) };
}

function forFirstScreen(registry: Registry, route: OwnedRoute | null): Registry {
  const { remote: owner, slots: shown = [] } = route ?? {};
  const entries = Object.entries(withoutEarlier(registry).remotes).flatMap(
    ([name, { previous, routes: _told, ...live }]) => {
      if (name === owner)
        return [[name, previous ? { ...live, previous: inShort(previous) } : live] as const];
      const isShown = live.slots.some((slot) => shown.includes(slot));
      if (isShown || live.source === 'override') return [[name, live] as const];
      return live.slots.length > 0 ? [[name, inShort(live)] as const] : [];
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

/** Returns the awaited routes by their remotes, without remotes that are there by now. */
function awaitedRemotes(
  { remotes }: Registry,
  awaitedRoutes: Readonly<Record<string, string>> = {},
): Readonly<Record<string, readonly ToldRoute[]>> {
  const awaited: Record<string, readonly ToldRoute[]> = {};
  for (const [path, name] of Object.entries(awaitedRoutes))
    if (!remotes[name]) awaited[name] = [...(awaited[name] ?? []), { path }];
  return awaited;
}

/** Removes the hashes and file lists of a build. The few pages that need them fetch them. */
function inShort(build: RemoteBuild): RemoteBuild {
  const { version, buildId, contract, manifestUrl, entry, container, slots } = build;
  const named = { version, buildId, contract, manifestUrl, entry, container, slots };
  return { ...named, isShort: true, integrity: {}, preload: [], screens: {} };
}

/**
 * Returns the registry with the developer's overrides. An override keeps the routes, the slots and the
 * sentence of the deployed remote.
 */
export function withOverrides(registry: Registry, overrides: Overrides): Registry {
  const replaced = Object.entries(overrides).flatMap(
    ([name, manifestUrl]): readonly [string, RegistryEntry][] => {
      const deployed = registry.remotes[name];
      if (!deployed) return [];
      const { slots, routes, missing } = deployed;
      const build = {
        version: 'dev',
        buildId: 'dev',
        contract: CONTRACT_VERSION,
        manifestUrl,
        slots,
        routes,
        missing,
      };
      return [[name, { ...build, entry: '', integrity: {}, preload: [], screens: {}, source: 'override' }]];
    },
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(replaced) } };
}
