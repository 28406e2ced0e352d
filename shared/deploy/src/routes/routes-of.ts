import type { RemoteBuild, RemoteRoute } from '@tiffin/contracts';

/** Returns the routes of a build. A build older than the field `routes` has one path per screen. */
export function routesOf({
  routes,
  screens,
}: Pick<RemoteBuild, 'routes' | 'screens'>): readonly RemoteRoute[] {
  return routes ?? Object.keys(screens).map((path) => ({ path }));
}
