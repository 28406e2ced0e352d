import { useLocation, useNavigate } from '@tiffin/router';

/**
 * Leaves an overlay that the address opened: back to where it was opened from, or, when the page began with it, to the
 * same address without it.
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
