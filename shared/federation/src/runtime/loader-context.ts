import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

const LoaderContext = createContext<RemoteLoader | null>(null);

/** Gives the page's loader to boundaries and slots; without it (a partner's page) slots stay empty. */
export const RemoteLoaderProvider = LoaderContext.Provider;

/** The page's loader, null where a remote stands alone. */
export function useRemoteLoader(): RemoteLoader | null {
  return useContext(LoaderContext);
}
