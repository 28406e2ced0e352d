import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { HydrationProvider, RemoteLoaderProvider } from '@tiffin/federation';
import type { Hydration } from '@tiffin/federation';
import { HistoryRouter } from '@tiffin/router';
import type { AppHistory } from '@tiffin/router';
import { Announcer, ToastHost } from '@tiffin/ui';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { ShellLoader } from './boot/create-loader';
import { repeatEarlyInput } from './boot/repeat-early-input';
import { Fonts } from './fonts';
import { RouteOfProvider } from './route-of-context';
import { Screens } from './screens';
import { sizesOfText } from './theme/sizes-of-text';
import { useThemeParameter } from './theme/use-theme-parameter';

const STYLE_PLUGINS = [sizesOfText];

type AppProps = {
  readonly queryClient: QueryClient;
  readonly loader: ShellLoader;
  readonly history: AppHistory;
  readonly hydration: Hydration;
};

/** Renders the whole page. */
export function App({ queryClient, loader, history, hydration }: AppProps): ReactElement {
  useThemeParameter();
  useEffect(() => repeatEarlyInput(window, 'frame'), []);
  return (
    <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
      <QueryClientProvider client={queryClient}>
        <RemoteLoaderProvider value={loader}>
          <Fonts />
          <HistoryRouter history={history} useTransitions={false}>
            <RouteOfProvider value={loader.routeOf}>
              <HydrationProvider value={hydration}>
                <Screens />
              </HydrationProvider>
            </RouteOfProvider>
          </HistoryRouter>
          <ToastHost />
          <Announcer />
        </RemoteLoaderProvider>
      </QueryClientProvider>
    </StyleSheetManager>
  );
}
