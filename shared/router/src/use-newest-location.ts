import { useContext } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * Returns a function that reads the current location when it is called. `useLocation` returns the location on the screen,
 * which is older while another page is loading. Code that changes the URL some time after a key was pressed uses this
 * function, so that it does not navigate back.
 */
export function useNewestLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const shown = useLocation();
  return () => (isHistory(navigator) ? navigator.location : shown);
}

function isHistory(navigator: object): navigator is { readonly location: Location } {
  return 'location' in navigator;
}
