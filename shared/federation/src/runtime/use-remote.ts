import { useCallback, useEffect, useState } from 'react';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';
import { isScreenUnderWay, screenUnderWay } from './preload-screen';
import { isTimeForAnother } from './screen-time';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedRemote }
  | { readonly status: 'failed'; readonly isRetrying: boolean };

type RemoteNow = State & {
  /** When the person came to the remote, or last asked for it again; a moment of `performance.now()`. */
  readonly askedAt: number;
  readonly retry: () => void;
  /** This build failed when it was first shown: where there is another, that one is next, at once while there is time. */
  readonly refuse: (loaded: LoadedRemote) => void;
};

/** A remote by name: the newest build when somebody comes to it; how to ask for it again, and for another build of it. */
export function useRemote(name: string): RemoteNow {
  const loader = useRemoteLoader();
  const [asking, setAsking] = useState(() => ({ askedAt: performance.now() }));
  const [state, setState] = useState<State>(() => {
    // While this renders, the forms of the screen before are still there to say that they are dirty.
    loader?.renew(name);
    const loaded = isScreenUnderWay() ? undefined : loader?.peek(name);
    return loaded ? { status: 'ready', loaded } : { status: 'loading' };
  });

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State) => {
      if (isCurrent) setState(next);
    };
    const failed: State = { status: 'failed', isRetrying: false };
    if (!loader) settle(failed);
    loader?.load(name, asking.askedAt).then(
      async (loaded) => {
        await screenUnderWay();
        settle({ status: 'ready', loaded });
      },
      () => settle(failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, name, asking]);

  const retry = useCallback(() => {
    setState({ status: 'failed', isRetrying: true });
    setAsking({ askedAt: performance.now() });
  }, []);
  const refuse = useCallback(
    (loaded: LoadedRemote) => {
      if (!loader?.refuse(loaded)) return;
      const other = loader.peek(name);
      if (!other && !isTimeForAnother(performance.now() - asking.askedAt)) return;
      setState(other ? { status: 'ready', loaded: other } : { status: 'loading' });
      setAsking({ ...asking });
    },
    [loader, name, asking],
  );
  return { ...state, askedAt: asking.askedAt, retry, refuse };
}
