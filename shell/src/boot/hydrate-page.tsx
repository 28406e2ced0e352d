import type { Hydration } from '@tiffin/federation';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportError } from '../telemetry/error-reports';

type Rendered = {
  /** Manifest URL of the build whose screen is in the page. */
  readonly url: string;
};

/**
 * Returns the hydration of a page. Its end is called once for `onEnd`, and marked for performance tools. Without a rendered
 * screen there is nothing to end.
 */
export function createHydration(rendered: Rendered | undefined, onEnd: () => void): Hydration {
  let url = rendered?.url;
  return {
    url: () => url,
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
