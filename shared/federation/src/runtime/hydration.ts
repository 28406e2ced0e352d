import { createContext, useContext } from 'react';

/** The hydration of the screen that the server has rendered into the page. */
export type Hydration = {
  /** Manifest URL of the build that rendered the screen; undefined without one, and after the end. */
  readonly url: () => string | undefined;
  /** Ends the hydration: the screen works, or something else has replaced it. */
  readonly end: () => void;
};

const HydrationContext = createContext<Hydration>({ url: () => undefined, end: () => undefined });

/** Provides the hydration of the page. Without it, no screen is in the page before the browser renders it. */
export const HydrationProvider = HydrationContext.Provider;

/** Returns the hydration of the page. */
export function useHydration(): Hydration {
  return useContext(HydrationContext);
}
