import type { RemoteRoute } from '@tiffin/contracts';

const MERCHANT = ':merchantExternalId';

/**
 * Returns the paths of listed pages: of routes without parameters, and of every merchant's pages. Other parameters,
 * such as a catalog's id, have no list to fill them from.
 */
export function listedPaths(
  routes: readonly RemoteRoute[],
  merchantExternalIds: readonly string[],
): readonly string[] {
  const fixed = routes.filter(({ path, listed }) => listed === 'always' && !path.includes(':'));
  return [
    ...fixed.map(({ path }) => path),
    ...merchantRoutes(routes).flatMap(({ path }) =>
      merchantExternalIds.map((id) => path.replace(MERCHANT, () => encodeURIComponent(id))),
    ),
  ];
}

/** Returns the listed routes whose only parameter is a merchant. */
export function merchantRoutes(routes: readonly RemoteRoute[]): readonly RemoteRoute[] {
  return routes.filter(
    ({ path, listed }) =>
      listed !== undefined && path.split('/').includes(MERCHANT) && !path.replace(MERCHANT, '').includes(':'),
  );
}
