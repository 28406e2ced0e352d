import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error';
import { errorEffect } from '../errors/error-effect';
import type { ErrorEffect } from '../errors/effect';
import { readErrorMeta } from './error-meta';

type Options = {
  /** Hears the effect of every failure that no screen has taken for itself. */
  readonly onEffect: (effect: ErrorEffect, error: Error) => void;
};

const staleMs = 30_000;

/**
 * The one cache of server state. Reads are asked again by the calls themselves; writes are never asked again and
 * never kept for later when offline. A poll that fails behind data that is already on the screen stays quiet, and so does
 * the loss of the session, which the session itself tells once.
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
        // The calls themselves ask again where that may help.
        retry: false,
        staleTime: staleMs,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
