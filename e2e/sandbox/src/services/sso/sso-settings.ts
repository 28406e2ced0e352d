import type { SandboxContext } from '../../context';
import type { SecretFor } from '../../secret-for';
import { accountsIn, type Accounts } from './accounts';
import { signInAttempts, type SignInAttempts } from './sign-in-attempts';
import { webClientsOf, type WebClient } from './clients';

/** Path of the realm on the sandbox, as Keycloak lays it out. */
export const REALM_PATH = '/auth/realms/tiffin';
/** Path of the protocol's endpoints under the realm. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
/** Path under the realm of the page with which the shop checks whether the browser's session is active. */
export const STATUS_FRAME = `${PROTOCOL_PATH}/login-status-iframe.html`;
export const ACCESS_TOKEN_SECONDS = 300;
export const REFRESH_TOKEN_SECONDS = 86_400;
export const SESSION_SECONDS = 2_592_000;

/** Returns the URL of a realm's userinfo, the only audience of a partner's tokens. */
export function userinfoUrl(issuer: string): string {
  return `${issuer}${PROTOCOL_PATH}/userinfo`;
}

/** The dependencies of the sign-on service. */
export type SsoSettings = {
  readonly issuer: string;
  readonly shopUrl: string;
  readonly webClients: readonly WebClient[];
  /** Origins of our own pages. */
  readonly ownOrigins: readonly string[];
  /** Origins that a form of the sign-in pages may redirect to: ours and the partners'. */
  readonly returnOrigins: readonly string[];
  readonly guestClientSecret: string;
  readonly privateJwks: readonly Readonly<Record<string, unknown>>[];
  readonly publicJwks: readonly Readonly<Record<string, unknown>>[];
  readonly accounts: Accounts;
  readonly attempts: SignInAttempts;
  /** How long a refresh token works again after its first use. */
  readonly refreshReuseSeconds: number;
  /** The sandbox's time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly secretFor: SecretFor;
};

/** Returns the settings from the sandbox's context. */
export function ssoSettings(context: SandboxContext): SsoSettings {
  const webClients = webClientsOf(context.options);
  return {
    issuer: context.issuer,
    shopUrl: context.options.shellUrl,
    webClients,
    ownOrigins: context.options.ownOrigins,
    returnOrigins: [...new Set(webClients.flatMap(({ origins }) => origins))],
    guestClientSecret: context.options.guestClientSecret,
    privateJwks: context.signingKeys.map((key) => key.privateJwk),
    publicJwks: context.signingKeys.map((key) => key.publicJwk),
    accounts: accountsIn(context.db, context.clock.now),
    attempts: signInAttempts(context),
    refreshReuseSeconds: context.options.refreshReuseSeconds,
    now: context.clock.now,
    secretFor: context.secretFor,
  };
}
