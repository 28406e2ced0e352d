import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from '@tiffin/router';
import { Loading, Section, Skeleton, Wrap } from '@tiffin/ui';
import { MissingPanel } from './missing-panel';
import { RemoteRoutes } from './remote-routes';
import { RenderBoundary } from './render-boundary';
import { ScreenLoadError } from './screen-load-error';
import { Shown } from './shown';
import { ShownRemoteProvider } from './shown-remote';
import { WrongPanel } from './wrong-panel';
import { useRemoteLoader } from './loader-context';
import { useRemote } from './use-remote';

type Props = {
  /** The remote's name, such as `mfe-teams`. Give it as `key` too where the same place shows several. */
  readonly remote: string;
  /** Shown after 300 ms while the remote or its screen is on the way. */
  readonly skeleton?: ReactNode;
  /** Shown where the remote has no route for the address. */
  readonly notFound?: ReactNode;
};

/**
 * The screens of one remote: on the way, shown, or missing with a button that asks the network again. A build that
 * breaks when it is first shown gives way to another, where there is one.
 */
export function RemoteBoundary({ remote, skeleton, notFound = null }: Props): ReactElement {
  const loader = useRemoteLoader();
  const state = useRemote(remote);
  const { pathname } = useLocation();
  const waiting = <Waiting>{skeleton}</Waiting>;
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
  const { loaded, askedAt, refuse } = state;
  // The same build is shown anew, where no other is next.
  const again = (anew: () => void): (() => void) => (loader?.peek(remote) === loaded ? anew : state.retry);
  return (
    <RenderBoundary
      key={loaded.url}
      place={pathname}
      onError={(error) => {
        loader?.report(error, loaded);
        refuse(loaded);
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
      <ShownRemoteProvider value={{ ...loaded, askedAt }}>
        <Suspense fallback={waiting}>
          <RemoteRoutes routes={loaded.remote.routes} notFound={notFound} />
          <Shown loaded={loaded} />
        </Suspense>
      </ShownRemoteProvider>
    </RenderBoundary>
  );
}

function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  return <Loading>{children ?? <Skeleton $height="60vh" />}</Loading>;
}
