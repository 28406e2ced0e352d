import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createQueryClient, effectValues, errorMessages, toastKeyOf } from '@tiffin/api';
import type { LifecycleProps, Remote } from '@tiffin/contracts';
import { createI18n, I18nProvider, languageTag } from '@tiffin/i18n';
import { MemoryRouter } from '@tiffin/router';
import { Announcer, Loading, Skeleton, toast, ToastHost } from '@tiffin/ui';
import { ThemeScope } from '@tiffin/ui/theme-scope';
import { RemoteRoutes } from '@tiffin/federation/screen-parts';
import { endQueries } from '../end-queries';

type Props = LifecycleProps & { readonly remote: Remote };

/** Renders a remote's screens with the providers that the shell would supply. */
export function PartnerApp({ remote, initialPath, locale }: Props): ReactElement {
  const [styles, setStyles] = useState<HTMLElement | null>(null);
  const [i18n] = useState(() => createI18n(locale, { ownsPage: false }));
  const [client] = useState(() =>
    createQueryClient({
      onEffect: (effect) => {
        const key = toastKeyOf(effect);
        if (key !== undefined) toast({ text: errorMessages(i18n)(key, effectValues(effect)), tone: 'bad' });
      },
    }),
  );
  useEffect(
    () => () => {
      // Runs after the screens unsubscribe from their queries, which would otherwise stay cached for five minutes.
      queueMicrotask(() => void endQueries(client));
    },
    [client],
  );
  return (
    <>
      <div ref={setStyles} />
      {styles && (
        <StyleSheetManager target={styles}>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={client}>
              <MemoryRouter initialEntries={[initialPath]}>
                <ThemeScope lang={languageTag(locale)}>
                  <Suspense fallback={<Waiting />}>
                    <RemoteRoutes routes={remote.routes} notFound={null} />
                  </Suspense>
                  <Announcer />
                  <ToastHost />
                </ThemeScope>
              </MemoryRouter>
            </QueryClientProvider>
          </I18nProvider>
        </StyleSheetManager>
      )}
    </>
  );
}

function Waiting(): ReactElement {
  return (
    <Loading>
      <Skeleton $height="40vh" />
    </Loading>
  );
}
