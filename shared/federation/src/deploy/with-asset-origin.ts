import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';
import { routesOf } from './routes/routes-of';

/** The registry as pages need it: URLs on the asset origin in place of paths in the store, and what routes each remote has. */
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
