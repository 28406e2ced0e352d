import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RemoteLoaderProvider } from '@tiffin/federation';
import { HistoryRouter } from '@tiffin/router';
import type { AppHistory } from '@tiffin/router';
import { Announcer, GlobalStyle, ToastHost } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { ShellLoader } from './boot/create-loader';
import { Fonts } from './fonts';
import { RouteOfProvider } from './route-of-context';
import { Screens } from './screens';
import { useThemeParameter } from './theme/use-theme-parameter';

type AppProps = {
  readonly queryClient: QueryClient;
  readonly loader: ShellLoader;
  readonly history: AppHistory;
};

/** Renders the whole page. */
export function App({ queryClient, loader, history }: AppProps): ReactElement {
  useThemeParameter();
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderProvider value={loader}>
        <GlobalStyle />
        <Fonts />
        <HistoryRouter history={history}>
          <RouteOfProvider value={loader.routeOf}>
            <Screens />
          </RouteOfProvider>
        </HistoryRouter>
        <ToastHost />
        <Announcer />
      </RemoteLoaderProvider>
    </QueryClientProvider>
  );
}
