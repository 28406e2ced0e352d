import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { CallName, CallParams } from '@tiffin/contracts';
import { call } from '../calls/call';

/** Returns a query for one call. The error catalogue looks its failures up by the call's name. */
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
