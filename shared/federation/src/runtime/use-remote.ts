import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHydration } from './hydration';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';
import { isScreenUnderWay, screenUnderWay } from './preload-screen';
import { isTimeForAnother } from './screen-time';

type State =
  | { readonly status: 'loading' }
  /** The screen of the server is in the page, and its code is loading. */
  | { readonly status: 'rendered'; readonly url: string }
  | { readonly status: 'ready'; readonly loaded: LoadedRemote }
  | { readonly status: 'failed'; readonly isRetrying: boolean };

type RemoteNow = State & {
  /** When the person opened the remote or last pressed "Try again"; a `performance.now()` timestamp. */
  readonly askedAt: number;
  readonly retry: () => void;
  /** Refuses a build that failed at its first render. Another build, if any, loads at once if there is time left. */
  readonly refuse: (loaded: LoadedRemote) => void;
};

/** Returns the newest build of a remote, and functions to retry it or to refuse the build. */
export function useRemote(name: string): RemoteNow {
  const loader = useRemoteLoader();
  const hydration = useHydration();
  const [asking, setAsking] = useState(() => ({ askedAt: performance.now() }));
  const [state, setState] = useState<State>(() => {
    // During this render, the previous screen's forms are still mounted, so their dirty state still counts.
    loader?.renew(name);
    const loaded = isScreenUnderWay() ? undefined : loader?.peek(name);
    const url = hydration.url(name);
    // Another build replaces the rendered screen afterwards: React must find here what the server has rendered.
    if (url !== undefined && loaded?.url !== url) return { status: 'rendered', url };
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
        const ready = () => settle({ status: 'ready', loaded });
        // Outside of a transition, React would replace a server-rendered screen whose code is still loading.
        if (hydration.url(name) === undefined) ready();
        else startTransition(ready);
      },
      () => settle(failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, name, asking, hydration]);

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
