import type { Hydration, LoadedRemote } from '@tiffin/federation';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '../telemetry/error-reports';

/** The build whose screen is in the page: its remote and the URL of its manifest. */
type RenderedBuild = { readonly remote: string; readonly url: string };

/**
 * Returns the hydration of a page whose screen the build `rendered` has rendered on the server. `screen` resolves when a
 * build is loaded. The end is called once for `onEnd`, and marked for performance tools.
 */
export function createHydration(
  rendered: RenderedBuild,
  screen: Promise<LoadedRemote>,
  onEnd: () => void,
): Hydration {
  let url: string | undefined = rendered.url;
  return {
    url: (remote) => (remote === rendered.remote ? url : undefined),
    loaded: new Promise((resolve) => {
      // Another build is shown in place of the rendered screen, and so is an error.
      screen.then(
        (loaded) => {
          if (loaded.url === rendered.url) resolve(loaded);
        },
        () => undefined,
      );
    }),
    end: () => {
      if (url === undefined) return;
      url = undefined;
      performance.mark('tiffin: screen hydrated');
      onEnd();
    },
  };
}

/** Shows the app: takes over what the server has rendered, or renders it. */
export function showPage(root: HTMLElement, app: ReactElement, isRendered: boolean): void {
  if (!isRendered) {
    createRoot(root).render(app);
    return;
  }
  hydrateRoot(root, app, {
    // React has rendered the part again in the browser.
    onRecoverableError: (error) => {
      console.error(error);
      reportError(error instanceof Error ? error : new Error(String(error)));
    },
  });
}
