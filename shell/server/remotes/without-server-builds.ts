import type { Registry, RegistryEntry, RemoteBuild } from '@tiffin/contracts';

/** Returns the registry as browsers get it: without the server builds and their hashes. */
export function withoutServerBuilds({ remotes }: Registry): Registry {
  const entries = Object.entries(remotes).map(([name, entry]): [string, RegistryEntry] => {
    const { previous, earlier } = entry;
    return [
      name,
      {
        ...forBrowsers(entry),
        ...(previous && { previous: forBrowsers(previous) }),
        ...(earlier && { earlier: earlier.map(forBrowsers) }),
      },
    ];
  });
  return { remotes: Object.fromEntries(entries) };
}

function forBrowsers<B extends RemoteBuild>(build: B): B {
  const { server, integrity } = build;
  if (server === undefined) return build;
  const others = Object.entries(integrity).filter(([file]) => file !== server);
  return { ...build, server: undefined, integrity: Object.fromEntries(others) };
}
