import { useCallback, useEffect, useState } from 'react';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly loaded: LoadedRemote }
  | { readonly status: 'failed'; readonly isRetrying: boolean };

/** A remote by name, and how to ask for it again after it failed. */
export function useRemote(name: string): State & { readonly retry: () => void } {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(() => {
    const loaded = loader?.peek(name);
    return loaded ? { status: 'ready', loaded } : { status: 'loading' };
  });

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State) => {
      if (isCurrent) setState(next);
    };
    const failed: State = { status: 'failed', isRetrying: false };
    if (!loader) settle(failed);
    loader?.load(name).then(
      (loaded) => settle({ status: 'ready', loaded }),
      () => settle(failed),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, name, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'failed', isRetrying: true });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
