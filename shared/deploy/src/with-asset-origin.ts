import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';
import { routesOf } from './routes/routes-of';

/**
 * Returns the registry for pages: with URLs on the asset origin instead of store paths, and with each remote's
 * routes.
 */
export function withAssetOrigin(registry: Registry, assetUrl: string): Registry {
  const absolute = <B extends RemoteBuild>(build: B): B => ({
    ...build,
    manifestUrl: new URL(build.manifestUrl, assetUrl).href,
  });
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, RegistryEntry] => [
    name,
    {
      ...absolute(entry),
      routes: routesOf(entry),
      previous: entry.previous && absolute(entry.previous),
      earlier: entry.earlier?.map(absolute),
    },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}
