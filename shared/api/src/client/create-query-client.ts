import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error';
import { errorEffect, tryAgain } from '../errors/error-effect';
import type { ErrorEffect } from '../errors/effect';
import { readErrorMeta } from './error-meta';

type Options = {
  /** Receives the effect of every failure that no screen handles itself. */
  readonly onEffect: (effect: ErrorEffect, error: Error) => void;
};

/** How long an answer counts as fresh. */
export const STALE_MS = 30_000;

/**
 * Creates the single cache of server state. Calls retry reads themselves. Writes are never retried and never queued
 * while offline. A failed poll stays silent while its data is on screen. So does a lost session, which the session
 * reports once. A list whose page token has expired is read again from its first page.
 */
export function createQueryClient({ onEffect }: Options): QueryClient {
  const report = (error: Error, meta: Readonly<Record<string, unknown>> | undefined) => {
    const { context, isHandled } = readErrorMeta(meta);
    if (isHandled || (error instanceof ApiError && error.isInvalidToken)) return;
    const effect = errorEffect(error, context);
    // Without data there is no list that could start again.
    onEffect(isListRestart(effect) ? tryAgain : effect, error);
  };
  const restartList = (error: Error, { queryKey }: Query<unknown, unknown>) => {
    const effect = errorEffect(error);
    if (!isListRestart(effect)) return;
    onEffect(effect, error);
    void client.resetQueries({ queryKey, exact: true });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data === undefined) report(error, query.meta);
        else restartList(error, query);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // The calls retry by themselves.
        retry: false,
        staleTime: STALE_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
  return client;
}

/** The page token of a list has expired (specification 8). */
function isListRestart(effect: ErrorEffect): boolean {
  return effect.kind === 'flow' && effect.flow === 'listRestart';
}
