import type { QueryClient } from '@tanstack/react-query';
import type { Locale, Remote } from '@tiffin/contracts';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import { NO_HYDRATION } from '@tiffin/federation';
import { createMemoryHistory } from '@tiffin/router';
import { renderToString } from 'react-dom/server';
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

const instances = new Map<Locale, ReturnType<typeof createI18n>>();

/** Renders the page around a screen, and the screen with the data of `client`. */
export function renderApp(page: PageToRender, remote: Remote, client: QueryClient): Rendered {
  const { path, query, locale } = page;
  const sheet = new ServerStyleSheet();
  const history = createMemoryHistory({
    initialEntries: [query === '' ? path : `${path}?${query}`],
    v5Compat: true,
  });
  try {
    const html = renderToString(
      sheet.collectStyles(
        <I18nProvider i18n={i18nOf(locale)}>
          <App
            queryClient={client}
            loader={loaderOf(page, remote)}
            history={history}
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

/** An instance registers itself for good, so each language has one. */
function i18nOf(locale: Locale): ReturnType<typeof createI18n> {
  const known = instances.get(locale) ?? createI18n(locale);
  instances.set(locale, known);
  return known;
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
