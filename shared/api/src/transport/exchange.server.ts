import { readUrl } from '@tiffin/contracts';
import type { Exchanged } from './exchange';
import type { CallOptions, Request } from './call-request';
import { takeServedAnswer } from './served-answers';
import { serviceUrl } from './service-url';

/** Never settles: what the server does not know stays pending, as it is in the browser at first. */
const PENDING = new Promise<never>(() => undefined);

/** Replaces `exchange.ts` in server builds: returns what the server has read, and asks nobody. */
export function exchange(request: Request, options: CallOptions): Promise<Exchanged> {
  const { isPublic = false, isByLink = false, service, method, path, query } = request;
  const isReadable = (isPublic || isByLink) && method === 'GET' && options.language === undefined;
  if (!isReadable) return PENDING;
  const data = takeServedAnswer(readUrl(serviceUrl(service), path, query), isByLink);
  return data === undefined ? PENDING : Promise.resolve({ data, status: 200 });
}
