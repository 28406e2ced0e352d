import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Remote } from '@tiffin/contracts';
import { RemoteRoutes, RenderBoundary, WrongPanel } from '@tiffin/federation/screen-parts';
import { I18nProvider, languageTag } from '@tiffin/i18n';
import { Announcer, Loading, Skeleton, ToastHost } from '@tiffin/ui';
import { ThemeScope } from '@tiffin/ui/theme-scope';
import { applyTheme } from '@tiffin/ui/theming';
import styled, { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';
import type { ElementSettings } from '../embed/element-contract';
import { byContainer } from './by-container';
import { ElementSettingsContext } from './element-settings';
import { ShopRouter } from './shop-router';

type Props = {
  readonly remote: Remote;
  readonly settings: ElementSettings;
  readonly i18n: ComponentProps<typeof I18nProvider>['i18n'];
  readonly client: QueryClient;
  readonly origin: string;
  /** The parent of the style elements. */
  readonly styles: HTMLElement;
  readonly nonce: string | undefined;
  readonly follow: (href: string) => void;
  readonly onError: (error: Error) => void;
};

/** The query container, so that breakpoints use the element's width and not the window's. */
const Column = styled.div`
  container-type: inline-size;
`;

/** Renders a screen of a remote on a partner's page, with the providers that the shell would supply. */
export function ElementApp({ remote, settings, i18n, client, styles, nonce, ...props }: Props): ReactElement {
  const { path, locale, theme } = settings;
  const scope = useTheme(theme);
  return (
    // Rules that are no text would be lost when the page moves the element.
    <StyleSheetManager target={styles} nonce={nonce} stylisPlugins={[byContainer]} disableCSSOMInjection>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <ShopRouter path={path} origin={props.origin} follow={props.follow}>
            <ThemeScope lang={languageTag(locale)} ref={scope}>
              <Column>
                <RenderBoundary
                  place={path}
                  onError={props.onError}
                  fallback={(retry) => <WrongPanel onRetry={retry} />}
                >
                  <Suspense fallback={<Waiting />}>
                    <ElementSettingsContext value={settings}>
                      <RemoteRoutes routes={remote.routes} notFound={null} />
                    </ElementSettingsContext>
                  </Suspense>
                </RenderBoundary>
              </Column>
              <Announcer />
              <ToastHost />
            </ThemeScope>
          </ShopRouter>
        </QueryClientProvider>
      </I18nProvider>
    </StyleSheetManager>
  );
}

function useTheme(theme: string | null): (scope: HTMLDivElement | null) => void {
  const [scope, setScope] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (scope && theme !== null) return applyTheme(theme, scope);
    return undefined;
  }, [scope, theme]);
  return setScope;
}

function Waiting(): ReactElement {
  return (
    <Loading>
      <Skeleton $height="40vh" />
    </Loading>
  );
}
