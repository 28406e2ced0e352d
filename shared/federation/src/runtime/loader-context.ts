import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Provides the page's loader to boundaries and slots. Without it, on a partner's page, slots stay empty. */
export const RemoteLoaderProvider = LoaderContext.Provider;

/** Returns the page's loader, or null where a remote runs without the shell. */
export function useRemoteLoader(): RemoteLoader | null {
  return useContext(LoaderContext);
}
