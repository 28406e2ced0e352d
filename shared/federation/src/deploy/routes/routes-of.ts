import type { RemoteBuild, RemoteRoute } from '@tiffin/contracts';

/** Returns the routes of a build; one from before routes were written down has a path for each screen. */
export function routesOf({
  routes,
  screens,
}: Pick<RemoteBuild, 'routes' | 'screens'>): readonly RemoteRoute[] {
  return routes ?? Object.keys(screens).map((path) => ({ path }));
}
