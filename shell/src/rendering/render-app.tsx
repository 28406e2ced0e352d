import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Remote } from '@tiffin/contracts';
import { NO_HYDRATION } from '@tiffin/federation';
import { RemoteRoutes } from '@tiffin/federation/screen-parts';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import { createMemoryHistory, HistoryRouter } from '@tiffin/router';
import type { AppHistory } from '@tiffin/router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app';
import type { ShellLoader } from '../boot/create-loader';
import type { PageToRender } from './page-to-render';

type Rendered = {
  readonly html: string;
  /** `<style>` elements. */
  readonly styles: string;
  /** False while code of the page is missing. The browser would render its part anew. */
  readonly isWhole: boolean;
};

/** Renders the page around a screen, and the screen with the data of `client`. */
export function renderApp(page: PageToRender, remote: Remote, client: QueryClient): Rendered {
  const { path, query, locale } = page;
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <I18nProvider i18n={createI18n(locale)}>
          <App
            queryClient={client}
            loader={loaderOf(page, remote)}
            history={historyOf(path, query)}
            hydration={NO_HYDRATION}
          />
        </I18nProvider>,
      ),
    );
    return { html, styles: sheet.getStyleTags(), isWhole: !html.includes('<!--$!-->') };
  } finally {
    sheet.seal();
  }
}

/**
 * Throws what a screen throws while it renders. React says nothing of an error inside a Suspense boundary: it leaves that part to
 * the browser.
 */
export function throwCause({ locale, path, query }: PageToRender, remote: Remote, client: QueryClient): void {
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(locale)}>
      <QueryClientProvider client={client}>
        <HistoryRouter history={historyOf(path, query)}>
          <RemoteRoutes routes={remote.routes} notFound={null} />
        </HistoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

function historyOf(path: string, query: string): AppHistory {
  return createMemoryHistory({ initialEntries: [query === '' ? path : `${path}?${query}`], v5Compat: true });
}

/** Returns a loader that has the page's remote, and no other. */
function loaderOf({ remote: { name, version, url }, route }: PageToRender, remote: Remote): ShellLoader {
  const loaded = { name, version, url, remote };
  return {
    peek: (asked) => (asked === name ? loaded : undefined),
    load: () => new Promise(() => undefined),
    ownerOf: () => undefined,
    report: () => undefined,
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
    learn: () => undefined,
    routeOf: () => ({ ...route, remote: name }),
  };
}
