import { createContext, useContext } from 'react';
import type { LoadedRemote } from './remote-loader';

/** The hydration of the screen that the server has rendered into the page. */
export type Hydration = {
  /** Manifest URL of the remote's build that rendered the screen; undefined if none did, and after the end. */
  readonly url: (remote: string) => string | undefined;
  /** Resolves with this build when its screen can hydrate. Never settles if it cannot be loaded. */
  readonly loaded: Promise<LoadedRemote>;
  /** Ends the hydration: the screen works, or something else has replaced it. */
  readonly end: () => void;
};

/** For pages without a screen of the server. */
export const NO_HYDRATION: Hydration = {
  url: () => undefined,
  loaded: new Promise(() => undefined),
  end: () => undefined,
};

const HydrationContext = createContext(NO_HYDRATION);

/** Provides the hydration of the page. Without it, no screen is in the page before the browser renders it. */
export const HydrationProvider = HydrationContext.Provider;

/** Returns the hydration of the page. */
export function useHydration(): Hydration {
  return useContext(HydrationContext);
}
