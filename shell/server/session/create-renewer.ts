import { identityService } from '@tiffin/contracts/schemas';
import { limitTo } from '@tiffin/config/time-limit';
import { decodeJwt } from 'jose';
import type { Settings } from '../settings';

/** How long a request waits for the identity service. The page waits 3 s. */
const WAIT_MS = 5000;
/** How long the identity service may take. A late answer is kept, because the refresh token is used up by then. */
const LIMIT_MS = 30_000;
/** How long a result is kept, for requests that left the browser before it had the new cookies, and for later tries. */
const KEPT_MS = 30_000;

/** New tokens, null if the identity service refuses, or `unreachable` if it gives no valid response in time. */
export type Renewed = { readonly token: string; readonly refreshToken: string | null } | null | 'unreachable';

/** Calls `ask` in one process at a time for each refresh token. The others get its result. */
export type ShareRenewal = (refreshToken: string, ask: () => Promise<Renewed>) => Promise<Renewed>;

type RenewerOptions = {
  readonly config: Settings['config'];
  /** Clients that a refresh token may name. */
  readonly clientIds: readonly string[];
  /** Lets one process of several ask. By default this one does. */
  readonly share?: ShareRenewal;
};

/**
 * Returns a function that refreshes tokens through the identity service (specification 7). A refusal is null and
 * not logged. Requests with the same refresh token share one call, because the service may accept the token only once.
 */
export function createRenewer(
  { config, clientIds, share = (_refreshToken, renew) => renew() }: RenewerOptions,
  ask: typeof fetch = fetch,
): (refreshToken: string) => Promise<Renewed> {
  const underWay = new Map<string, Promise<Renewed>>();

  const request = async (refreshToken: string): Promise<Renewed> => {
    try {
      const response = await ask(config.services.identity + identityService.refreshAccessToken.path, {
        method: 'POST',
        body: new URLSearchParams({
          refresh_token: refreshToken,
          grant_type: 'refresh_token',
          client_id: clientOf(refreshToken, clientIds) ?? config.sso.clientId,
        }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (response.status >= 500) return 'unreachable';
      if (!response.ok) return null;
      const answer = identityService.refreshAccessToken.response.parse(await response.json());
      return answer.access_token === null
        ? null
        : { token: answer.access_token, refreshToken: answer.refresh_token ?? null };
    } catch {
      return 'unreachable';
    }
  };
  const begin = (refreshToken: string): Promise<Renewed> => {
    const renewing = share(refreshToken, () => request(refreshToken));
    underWay.set(refreshToken, renewing);
    const forget = (): boolean => underWay.delete(refreshToken);
    renewing.then((renewed) => {
      if (renewed === 'unreachable') forget();
      else setTimeout(forget, KEPT_MS).unref();
    }, forget);
    return renewing;
  };
  return (refreshToken) =>
    limitTo(WAIT_MS, underWay.get(refreshToken) ?? begin(refreshToken), 'unreachable' as const);
}

/**
 * Returns the client that a refresh token was issued to, or undefined if the token cannot be read or names an
 * unknown client.
 */
function clientOf(refreshToken: string, clientIds: readonly string[]): string | undefined {
  try {
    const { azp } = decodeJwt(refreshToken);
    return clientIds.find((clientId) => clientId === azp);
  } catch {
    return undefined;
  }
}
