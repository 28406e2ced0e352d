import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { CallName, CallParams } from '@tiffin/contracts';
import { call } from '../calls/call';

/** A query that reads by one call. Its failures are told by the call's name (`errors/error-catalogue.ts`). */
export function callQuery<Name extends CallName, const Key extends QueryKey>(
  queryKey: Key,
  name: Name,
  params: CallParams<Name>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, params, { signal }),
    meta: { context: name },
  });
}
