import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';

/** The registry as pages need it: addresses on the asset origin in place of paths in the store. */
export function withAssetOrigin(registry: Registry, assetUrl: string): Registry {
  const absolute = <B extends RemoteBuild>(build: B): B => ({
    ...build,
    manifestUrl: new URL(build.manifestUrl, assetUrl).href,
  });
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, RegistryEntry] => [
    name,
    {
      ...absolute(entry),
      previous: entry.previous && absolute(entry.previous),
      earlier: entry.earlier?.map(absolute),
    },
  ]);
  return { remotes: Object.fromEntries(remotes) };
}
