import { createContext, useContext } from 'react';
import type { OwnedRoute } from './domain/route-of';

/** Finds the route that a path falls under; null where nobody owns it. */
export type RouteOf = (pathname: string) => OwnedRoute | null;

const RouteOfContext = createContext<RouteOf>(() => null);

/** Tells what is below it which remote owns which path. */
export const RouteOfProvider = RouteOfContext.Provider;

/** Returns what finds the route of a path. */
export function useRouteOf(): RouteOf {
  return useContext(RouteOfContext);
}
