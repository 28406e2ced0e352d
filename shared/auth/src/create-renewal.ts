import type { RenewalOutcome } from './create-refresher';
import type { ServerSession } from './create-server-session';
import type { Tabs } from './create-tabs';
import { limitTo } from './limit-to';
import type { Keycloak } from './load-keycloak';
import { oneAtATime } from './one-at-a-time';
import type { TokenSet } from './token-set';

const PROVIDER_LIMIT_MS = 10_000;
/** keycloak-js: whatever is left, ask for new ones. */
const BY_ALL_MEANS = -1;

type RenewalOptions = {
  readonly getHeld: () => TokenSet | null;
  readonly getClient: () => Promise<Keycloak>;
  /** Takes in what the client was given; false where it is somebody else's. */
  readonly takeFrom: (client: Keycloak) => boolean;
  readonly take: (tokens: TokenSet) => void;
  readonly tabs: Tabs;
  readonly server: ServerSession;
  readonly now: () => number;
};

/**
 * New tokens for the present ones. One tab asks the provider, the others wait for the lock and find what it got: a provider
 * that rotates refresh tokens ends the session when one comes twice.
 */
export function createRenewal(options: RenewalOptions): { readonly renew: () => Promise<RenewalOutcome> } {
  const { getHeld, getClient, takeFrom, take, tabs, server } = options;

  const atProvider = async ({ refreshToken }: TokenSet): Promise<RenewalOutcome> => {
    try {
      const client = await getClient();
      if (refreshToken !== null) client.refreshToken = refreshToken;
      let isOurs = true;
      // An answer that comes after the time limit has used up the old token all the same: it is taken whenever it comes.
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

/** The provider has understood and says no; anything else may work the next time. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('response' in error)) return false;
  const { response } = error;
  if (!(response instanceof Response)) return false;
  return response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
}
