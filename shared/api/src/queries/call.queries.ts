import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { CallName, CallParams } from '@tiffin/contracts';
import { call } from '../calls/call';

/**
 * Returns a query for one call. The error catalogue looks its failures up by the call's name. `language` is a BCP 47
 * tag where the answer is not in the page's language; the key must contain it.
 */
export function callQuery<Name extends CallName, const Key extends QueryKey>(
  queryKey: Key,
  name: Name,
  params: CallParams<Name>,
  language?: string,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, params, { signal, language }),
    meta: { context: name },
  });
}
