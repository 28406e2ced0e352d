import { identityService } from '@tiffin/contracts/schemas';
import { decodeJwt } from 'jose';
import type { Settings } from '../settings';

const LIMIT_MS = 5000;

/** New tokens, or null where the identity service gives none; `unreachable` where it says nothing that counts. */
export type Renewed = { readonly token: string; readonly refreshToken: string | null } | null | 'unreachable';

type RenewerOptions = {
  readonly config: Settings['config'];
  /** Clients that a refresh token may name. */
  readonly clientIds: readonly string[];
};

/**
 * The identity service's refresh (specification 7): null on failure, silently. Requests at the same time with the same
 * refresh token share one call, because it may be spent by it.
 */
export function createRenewer(
  { config, clientIds }: RenewerOptions,
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
  return async (refreshToken) => {
    const renewing =
      underWay.get(refreshToken) ?? request(refreshToken).finally(() => underWay.delete(refreshToken));
    underWay.set(refreshToken, renewing);
    return renewing;
  };
}

/** The client that a refresh token was given to, where it says so and is ours: nobody else's could be told apart. */
function clientOf(refreshToken: string, clientIds: readonly string[]): string | undefined {
  try {
    const { azp } = decodeJwt(refreshToken);
    return clientIds.find((clientId) => clientId === azp);
  } catch {
    return undefined;
  }
}
