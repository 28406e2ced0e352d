import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { I18nProvider } from '@tiffin/i18n';
import type { createI18n } from '@tiffin/i18n';
import { HistoryRouter, useRoutes } from '@tiffin/router';
import type { createMemoryHistory, RouteObject } from '@tiffin/router';
import { Announcer, ToastHost } from '@tiffin/ui';
import type { ReactElement } from 'react';

type AppFrameProps = {
  readonly i18n: ReturnType<typeof createI18n>;
  readonly queryClient: QueryClient;
  readonly history: ReturnType<typeof createMemoryHistory>;
  readonly routes: readonly RouteObject[];
};

/** Renders what the shell has around every screen: language, cache, router, toasts, announcements. */
export function AppFrame({ i18n, queryClient, history, routes }: AppFrameProps): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <HistoryRouter history={history}>
          <Screens routes={[...routes]} />
        </HistoryRouter>
        <ToastHost />
        <Announcer />
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Screens({ routes }: { readonly routes: RouteObject[] }): ReactElement | null {
  return useRoutes(routes);
}
