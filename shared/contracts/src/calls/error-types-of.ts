import type { ErrorType } from '../errors';
import type { Call } from './call';

/** Every error type that a call may answer: its own, and those that come with its form. */
export function errorTypesOf(
  call: Pick<Call, 'path' | 'auth' | 'query' | 'body' | 'errors'>,
): readonly ErrorType[] {
  const hasPathParameter = call.path.includes('{');
  return [
    ...new Set<ErrorType>([
      'INVALID_PARAMETER',
      ...(call.auth === 'none' ? [] : (['UNAUTHORIZED'] as const)),
      ...(hasPathParameter ? (['NOT_FOUND'] as const) : []),
      ...call.errors,
      'TOO_MANY_REQUESTS',
      'UNKNOWN',
    ]),
  ];
}
