import { createContext, useContext } from 'react';
import type { LoadedRemote } from './remote-loader';

/** The remote whose screens stand here, and when the person came to it (`performance.now()`). */
export type ShownRemote = Pick<LoadedRemote, 'name' | 'version' | 'url'> & { readonly askedAt: number };

const ShownRemoteContext = createContext<ShownRemote | null>(null);

/** Tells the screens inside which build they are of. */
export const ShownRemoteProvider = ShownRemoteContext.Provider;

/** The build that a screen is of; null where a remote stands alone. */
export function useShownRemote(): ShownRemote | null {
  return useContext(ShownRemoteContext);
}
