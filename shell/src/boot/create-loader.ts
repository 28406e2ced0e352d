import type { Registry } from '@tiffin/contracts';
import { session } from '@tiffin/auth';
import { bus } from '@tiffin/event-bus';
import { RemoteLoadError } from '@tiffin/federation';
import type { NamedBuild } from '@tiffin/federation';
import { createRemoteLoader, fetchRegistry, readInlineRemotes } from '@tiffin/federation/loader';
import type { PageLoader } from '@tiffin/federation/loader';
import { firstPictures } from '../after-load';
import { firstInput } from '../first-input';
import { routeOf } from '../domain/route-of';
import type { RouteOf } from '../route-of-context';
import { reportError } from '../telemetry/error-reports';

/** The loader of the page's remotes, and a lookup of the remote that owns a path. Both use the latest registry. */
export type ShellLoader = PageLoader & { readonly routeOf: RouteOf };

/** Returns the page's loader of remotes, from the registry in the page. */
export function createLoader(page: Document): ShellLoader {
  const { routes, awaited, ...told } = readInlineRemotes(page);
  const inPage = (known: typeof routes = {}): Parameters<typeof routeOf>[1] =>
    Object.fromEntries(Object.entries(known).map(([name, its]) => [name, { routes: its }]));
  let remotes = { ...inPage(awaited), ...inPage(routes) };
  const hear = (registry: Registry): Registry => {
    remotes = { ...inPage(awaited), ...registry.remotes };
    return registry;
  };
  const loader = createRemoteLoader({
    ...told,
    refreshRegistry: () => fetchRegistry('/remotes.json?earlier').then(hear),
    nonce: page.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined,
    onLoad: ({ name, version }) => bus.emit('remoteLoaded', { remote: name, version }),
    report: (error, build) => {
      console.warn(error.message);
      if (!(error instanceof RemoteLoadError)) return reportError(error, tagsOf(build));
      const { remote, version, url, cause } = error;
      reportError(error, { remote, version });
      bus.emit('remoteFailed', { remote, version, url, cause: String(cause) });
    },
  });
  return {
    ...loader,
    routeOf: (pathname) => routeOf(pathname, remotes),
    learn: (registry) => loader.learn(hear(registry)),
    load: async (name, askedAt, slot) => {
      if (slot !== undefined) await timeForSlots();
      return loader.load(name, askedAt, slot);
    },
  };
}

/**
 * Resolves when slots may load. The first paint does not need them, and a guest who leaves without touching the page needs none:
 * the pieces of other remotes are 15 kB each.
 */
async function timeForSlots(): Promise<void> {
  await firstPictures();
  await Promise.race([firstInput(), signedIn()]);
}

function signedIn(): Promise<void> {
  const isSignedIn = (): boolean => !['initialising', 'guest'].includes(session.getState().status);
  return new Promise((resolve) => {
    const check = (): void => {
      if (!isSignedIn()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(check);
    check();
  });
}

function tagsOf(build: NamedBuild | undefined): Readonly<Record<string, string>> {
  return build ? { remote: build.name, version: build.version } : {};
}
