import type { AppConfig } from '@tiffin/config';
import { isRecord, readUrl } from '@tiffin/contracts';
import type { LatLng } from '@tiffin/contracts';
import { contentGateway, identifierSchema, mainApi, merchantListSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';
import type { GuestToken } from '../session/guest-token';

const LIMIT_MS = 20_000;
/** Metres around a point. */
const MAX_DISTANCE = 50_000;
const PAGE_SIZE = 100;
const AT_ONCE = 8;

const listSchema = merchantListSchema
  .pick({ hasNextPage: true, paginationToken: true })
  .extend({ merchants: z.array(z.object({ externalId: identifierSchema })) });

type Asked = {
  readonly points: readonly LatLng[];
  /** Merchants to return at most. */
  readonly most: number;
  readonly services: Pick<AppConfig['services'], 'main' | 'gateway'>;
  readonly getGuestToken: () => Promise<GuestToken>;
};

/** Returns a response's body, or undefined for 404. */
type Read = (url: string) => Promise<unknown>;

/**
 * Returns the external ids of the merchants around the points that search engines may list. Rejects if a service
 * fails, or if it takes longer than 20 s in all.
 */
export async function readListedMerchants(
  { points, most, services, getGuestToken }: Asked,
  ask: typeof fetch = fetch,
): Promise<readonly string[]> {
  const { access_token: token } = await getGuestToken();
  const signal = AbortSignal.timeout(LIMIT_MS);
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const read: Read = async (url) => {
    const response = await ask(url, { headers, signal });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  };
  const ids = new Set<string>();
  for (const point of points) {
    for await (const id of merchantsNear(point, services.gateway, read)) ids.add(id);
  }
  return onlyListed([...ids], { most, serviceUrl: services.main, read });
}

async function* merchantsNear(point: LatLng, serviceUrl: string, read: Read): AsyncGenerator<string> {
  let nextPageToken: string | null = null;
  do {
    const query = { ...point, maxDistance: MAX_DISTANCE, limit: PAGE_SIZE, nextPageToken };
    const answer = await read(readUrl(serviceUrl, contentGateway.getNearbyMerchants.path, query));
    const { merchants, hasNextPage, paginationToken } = listSchema.parse(answer);
    yield* merchants.map(({ externalId }) => externalId);
    nextPageToken = hasNextPage ? paginationToken : null;
  } while (nextPageToken !== null);
}

/** A list does not say whether search engines may list a merchant, so each is read. */
async function onlyListed(
  ids: readonly string[],
  { most, serviceUrl, read }: { readonly most: number; readonly serviceUrl: string; readonly read: Read },
): Promise<readonly string[]> {
  const listed: string[] = [];
  for (let start = 0; start < ids.length && listed.length < most; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const answers = await Promise.all(
      some.map((externalId) => read(readUrl(serviceUrl, mainApi.getMerchant.path, { externalId }))),
    );
    listed.push(...some.filter((_id, index) => mayBeListed(answers[index])));
  }
  return listed.slice(0, most);
}

/** Returns whether the answer is a merchant that lets search engines list its pages. */
function mayBeListed(answer: unknown): boolean {
  if (!isRecord(answer)) return false;
  const merchant = 'merchant' in answer ? answer.merchant : answer;
  return isRecord(merchant) && merchant.suppressSearchIndexing === false;
}
