import type { RemoteRoute } from '@tiffin/contracts';

/** A route, and the remote that owns its pages. */
export type OwnedRoute = RemoteRoute & { readonly remote: string };

/** The routes of each remote. */
type RoutesByRemote = Readonly<Record<string, { readonly routes?: readonly RemoteRoute[] | undefined }>>;

/** Returns the route of a path, or null if no remote owns it. Ignores a trailing slash. */
export function routeOf(pathname: string, remotes: RoutesByRemote): OwnedRoute | null {
  const parts = partsOf(pathname);
  const found = Object.entries(remotes)
    .flatMap(([remote, { routes = [] }]) => routes.map((route) => ({ ...route, remote })))
    .filter(({ path }) => matches(partsOf(path), parts));
  // A literal segment comes before a parameter, as in the router: `~` sorts after every letter.
  const rank = ({ path }: RemoteRoute): string => path.replaceAll(':', '~');
  return found.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0] ?? null;
}

function partsOf(path: string): readonly string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((name, index) => (name.startsWith(':') ? parts[index] !== '' : name === parts[index]))
  );
}
