import { useContext } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import type { Path } from 'react-router-dom';

/**
 * Gives the address as it is when it is asked for. What `useLocation` gives is the one on the screen, and a page that is
 * on its way already has another: who changes the address a while after a key was pressed asks here, or takes the person
 * back.
 */
export function useNewestLocation(): () => Path {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const shown = useLocation();
  return () => (isHistory(navigator) ? navigator.location : shown);
}

function isHistory(navigator: object): navigator is { readonly location: Path } {
  return 'location' in navigator;
}
