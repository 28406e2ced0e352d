import { bus } from '@tiffin/event-bus';
import { RemoteLoadError } from '@tiffin/federation';
import type { RemoteLoader } from '@tiffin/federation';
import { createRemoteLoader, fetchRegistry, readInlineRemotes } from '@tiffin/federation/loader';

/** The page's loader of remotes, from the registry that came with the page. */
export function createLoader(page: Document): RemoteLoader {
  return createRemoteLoader({
    ...readInlineRemotes(page),
    refreshRegistry: () => fetchRegistry(),
    nonce: page.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined,
    report: (error) => {
      console.warn(error.message);
      if (!(error instanceof RemoteLoadError)) return;
      const { remote, version, url, cause } = error;
      bus.emit('remoteFailed', { remote, version, url, cause: String(cause) });
    },
  });
}
