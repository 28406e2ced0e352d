import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RemoteLoaderProvider } from '@tiffin/federation';
import type { RemoteLoader } from '@tiffin/federation';
import { RouterProvider } from '@tiffin/router';
import { Announcer, GlobalStyle, ToastHost } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { ShellStyle } from './shell-style';
import { useThemeParameter } from './theme/use-theme-parameter';

type AppProps = {
  readonly queryClient: QueryClient;
  readonly loader: RemoteLoader;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
};

/** Everything on the page. */
export function App({ queryClient, loader, router }: AppProps): ReactElement {
  useThemeParameter();
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderProvider value={loader}>
        <GlobalStyle />
        <ShellStyle />
        <RouterProvider router={router} />
        <ToastHost />
        <Announcer />
      </RemoteLoaderProvider>
    </QueryClientProvider>
  );
}
