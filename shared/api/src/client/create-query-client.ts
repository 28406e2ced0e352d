import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error';
import { errorEffect } from '../errors/error-effect';
import type { ErrorEffect } from '../errors/effect';
import { readErrorMeta } from './error-meta';

type Options = {
  /** Receives the effect of every failure that no screen handles itself. */
  readonly onEffect: (effect: ErrorEffect, error: Error) => void;
};

const staleMs = 30_000;

/**
 * Creates the single cache of server state. Calls retry reads themselves. Writes are never retried and never queued
 * while offline. A failed poll stays silent while its data is on screen. So does a lost session, which the session
 * reports once.
 */
export function createQueryClient({ onEffect }: Options): QueryClient {
  const report = (error: Error, meta: Readonly<Record<string, unknown>> | undefined) => {
    const { context, isHandled } = readErrorMeta(meta);
    if (isHandled || (error instanceof ApiError && error.isInvalidToken)) return;
    onEffect(errorEffect(error, context), error);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data === undefined) report(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // The calls retry by themselves.
        retry: false,
        staleTime: staleMs,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
