import { Suspense, use, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from '@tiffin/router';
import { Loading, Section, Skeleton, Wrap } from '@tiffin/ui';
import { useHydration } from './hydration';
import { MissingPanel } from './missing-panel';
import type { LoadedRemote } from './remote-loader';
import { RemoteRoutes } from './remote-routes';
import { RenderBoundary } from './render-boundary';
import { ScreenLoadError } from './screen-load-error';
import { Shown } from './shown';
import { ShownRemoteProvider } from './shown-remote';
import { WrongPanel } from './wrong-panel';
import { useRemoteLoader } from './loader-context';
import { useRemote } from './use-remote';

type Props = {
  /** The remote's name, such as `mfe-teams`. Also pass it as `key` where one parent renders several remotes. */
  readonly remote: string;
  /** Shown after 300 ms while the remote or its screen is loading. */
  readonly skeleton?: ReactNode;
  /** Shown when the remote has no route for the URL. */
  readonly notFound?: ReactNode;
};

/**
 * Renders the screens of one remote, a skeleton while it loads, or an error panel with a retry button. If a build fails
 * at its first render, another build replaces it, if there is one. A screen that the server has rendered stays in the page
 * while its build loads.
 */
export function RemoteBoundary({ remote, skeleton, notFound = null }: Props): ReactElement {
  const loader = useRemoteLoader();
  const state = useRemote(remote);
  const { pathname } = useLocation();
  const waiting = <Waiting>{skeleton}</Waiting>;
  const hydration = useHydration();
  const isReplaced = state.status === 'failed';
  useEffect(() => {
    if (isReplaced) hydration.end();
  }, [hydration, isReplaced]);
  // The person has gone to another page.
  useEffect(() => hydration.end, [hydration]);
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') {
    return (
      <Wrap>
        <Section>
          <MissingPanel remote={remote} onRetry={state.retry} isBusy={state.isRetrying} />
        </Section>
      </Wrap>
    );
  }
  const loaded = state.status === 'ready' ? state.loaded : undefined;
  // Without another build to try, "Try again" renders the same build again.
  const again = (anew: () => void): (() => void) => (loader?.peek(remote) === loaded ? anew : state.retry);
  return (
    <RenderBoundary
      key={state.status === 'ready' ? state.loaded.url : state.url}
      place={pathname}
      onError={(error) => {
        hydration.end();
        loader?.report(error, loaded);
        if (loaded) state.refuse(loaded);
      }}
      fallback={(retry, error) => (
        <Wrap>
          <Section>
            {error instanceof ScreenLoadError ? (
              <MissingPanel remote={remote} onRetry={again(retry)} />
            ) : (
              <WrongPanel onRetry={again(retry)} />
            )}
          </Section>
        </Wrap>
      )}
    >
      <ShownRemoteProvider value={loaded ? { ...loaded, askedAt: state.askedAt } : null}>
        <Suspense fallback={waiting}>
          <Screen loaded={loaded} notFound={notFound} />
        </Suspense>
      </ShownRemoteProvider>
    </RenderBoundary>
  );
}

function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  return <Loading>{children ?? <Skeleton $height="60vh" />}</Loading>;
}

type ScreenProps = {
  readonly loaded: LoadedRemote | undefined;
  readonly notFound: ReactNode;
};

/**
 * Renders a remote's routes. React hydrates with the properties of the first render, so this waits by itself for the build of
 * a server-rendered screen.
 */
function Screen({ loaded, notFound }: ScreenProps): ReactElement {
  const hydration = useHydration();
  const shown = loaded ?? use(hydration.loaded);
  return (
    <>
      <RemoteRoutes routes={shown.remote.routes} notFound={notFound} />
      <Shown loaded={shown} />
    </>
  );
}
