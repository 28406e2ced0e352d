import { useNavigate, useNewestLocation } from '@tiffin/router';

/**
 * Returns a function that closes an overlay of the URL. It goes back to where the overlay was opened. If the
 * page started with the overlay, it opens the same URL without it.
 */
export function useOverlayExit(without: (query: URLSearchParams) => URLSearchParams): () => void {
  const navigate = useNavigate();
  const newest = useNewestLocation();
  return () => {
    const { state, search }: { readonly state: unknown; readonly search: string } = newest();
    if (typeof state === 'object' && state !== null && 'isFromMenu' in state) void navigate(-1);
    else {
      const query = without(new URLSearchParams(search)).toString();
      void navigate({ search: query }, { replace: true });
    }
  };
}
