import { createContext, useContext } from 'react';
import type { LoadedRemote } from './remote-loader';

/** The remote whose screens are rendered here, and when the person opened it (`performance.now()`). */
export type ShownRemote = Pick<LoadedRemote, 'name' | 'version' | 'url'> & { readonly askedAt: number };

const ShownRemoteContext = createContext<ShownRemote | null>(null);

/** Provides the current build to the screens inside. */
export const ShownRemoteProvider = ShownRemoteContext.Provider;

/** Returns the build that a screen belongs to, or null where a remote runs without the shell. */
export function useShownRemote(): ShownRemote | null {
  return useContext(ShownRemoteContext);
}
