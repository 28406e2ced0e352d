import { useNavigate, useNewestLocation } from '@tiffin/router';

/** The location that an overlay is leaving. The browser goes back some time after it was asked to. */
let leftKey: string | undefined;

/**
 * Returns a function that closes an overlay of the URL. It goes back to where the overlay was opened. If the
 * page started with the overlay, it opens the same URL without it.
 */
export function useOverlayExit(without: (query: URLSearchParams) => URLSearchParams): () => void {
  const navigate = useNavigate();
  const newest = useNewestLocation();
  return () => {
    const { key, state, search }: { readonly key: string; readonly state: unknown; readonly search: string } =
      newest();
    if (typeof state === 'object' && state !== null && 'isFromMenu' in state) {
      leftKey = key;
      onceGone(() => {
        leftKey = undefined;
      });
      void navigate(-1);
    } else {
      const query = without(new URLSearchParams(search)).toString();
      void navigate({ search: query }, { replace: true });
    }
  };
}

/** Runs an action: at once, or after the step back of an overlay that is closing. That step would undo it. */
export function afterExit(key: string, run: () => void): void {
  if (key === leftKey) onceGone(run);
  else run();
}

function onceGone(run: () => void): void {
  window.addEventListener('popstate', run, { once: true });
}
