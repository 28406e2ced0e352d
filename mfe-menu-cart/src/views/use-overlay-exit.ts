import { useLocation, useNavigate } from '@tiffin/router';

/**
 * Returns a function that closes an overlay of the URL. It goes back to where the overlay was opened. If the
 * page started with the overlay, it opens the same URL without it.
 */
export function useOverlayExit(without: (query: URLSearchParams) => URLSearchParams): () => void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const isFromMenu: unknown = typeof state === 'object' && state !== null && 'isFromMenu' in state;
  return () => {
    if (isFromMenu === true) void navigate(-1);
    else {
      const query = without(new URLSearchParams(search)).toString();
      void navigate({ search: query }, { replace: true });
    }
  };
}
