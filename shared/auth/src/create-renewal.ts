import type { RenewalOutcome } from './create-refresher';
import type { ServerSession } from './create-server-session';
import type { Tabs } from './create-tabs';
import { limitTo } from '@tiffin/config/time-limit';
import type { Keycloak } from './keycloak-client';
import { oneAtATime } from './one-at-a-time';
import type { TokenSet } from './token-set';

const PROVIDER_LIMIT_MS = 10_000;
/** For keycloak-js: renew whatever the remaining life is. */
const BY_ALL_MEANS = -1;

type RenewalOptions = {
  readonly getHeld: () => TokenSet | null;
  readonly getClient: () => Promise<Keycloak>;
  /** Stores the client's tokens. Returns false if they belong to another person. */
  readonly takeFrom: (client: Keycloak) => boolean;
  readonly take: (tokens: TokenSet) => void;
  readonly tabs: Tabs;
  readonly server: ServerSession;
  readonly now: () => number;
};

/**
 * Renews the current tokens. One tab asks the provider; the others wait for the lock and then find its
 * tokens. A provider that rotates refresh tokens ends the session when one is used twice.
 */
export function createRenewal(options: RenewalOptions): { readonly renew: () => Promise<RenewalOutcome> } {
  const { getHeld, getClient, takeFrom, take, tabs, server } = options;

  const atProvider = async ({ refreshToken }: TokenSet): Promise<RenewalOutcome> => {
    try {
      const client = await getClient();
      if (refreshToken !== null) client.refreshToken = refreshToken;
      let isOurs = true;
      // An answer after the timeout has still used up the old refresh token, so it is stored whenever it
      // arrives.
      client.onAuthRefreshSuccess = () => {
        isOurs = takeFrom(client);
      };
      const asked = client.updateToken(BY_ALL_MEANS).then(
        (): RenewalOutcome => (isOurs ? 'renewed' : 'refused'),
        (error: unknown): RenewalOutcome => (isRefusal(error) ? 'refused' : 'unreachable'),
      );
      return await limitTo(PROVIDER_LIMIT_MS, asked, 'unreachable');
    } catch {
      return 'unreachable';
    }
  };
  const atServer = async (): Promise<RenewalOutcome> => {
    const answer = await server.refresh();
    if (answer.kind !== 'tokens') return answer.kind;
    take(answer.tokens);
    return 'renewed';
  };
  const renewFrom = async (before: TokenSet | null): Promise<RenewalOutcome> => {
    const isRenewed = (): boolean => getHeld()?.expiresAt !== before?.expiresAt;
    if (before && !isRenewed()) await tabs.askForTokens(before.expiresAt);
    const held = getHeld();
    if (!held || isRenewed()) return 'renewed';
    return held.refreshToken === null ? atServer() : atProvider(held);
  };
  return {
    renew: async () => {
      const before = getHeld();
      return oneAtATime('tiffin-refresh', () => renewFrom(before));
    },
  };
}

/** Returns true if the provider understood and refused. Any other error is retryable. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('response' in error)) return false;
  const { response } = error;
  if (!(response instanceof Response)) return false;
  return response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
}
