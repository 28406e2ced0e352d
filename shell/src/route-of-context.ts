import { createContext, useContext } from 'react';
import type { OwnedRoute } from './domain/route-of';

/** Returns the route of a path, or null if no remote owns it. */
export type RouteOf = (pathname: string) => OwnedRoute | null;

const RouteOfContext = createContext<RouteOf>(() => null);

/** Provides the lookup of the remote that owns a path. */
export const RouteOfProvider = RouteOfContext.Provider;

/** Returns the function that finds the route of a path. */
export function useRouteOf(): RouteOf {
  return useContext(RouteOfContext);
}
