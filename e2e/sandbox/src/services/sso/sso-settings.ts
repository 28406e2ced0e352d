import { hkdfSync } from 'node:crypto';
import type { SandboxContext } from '../../context';
import { accountsIn, type Accounts } from './accounts';

/** Path of the realm on the sandbox, as Keycloak lays it out. */
export const REALM_PATH = '/auth/realms/tiffin';
/** Path of the protocol's endpoints under the realm. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
/** Page by which the shop asks whether the browser's session goes on, under the realm. */
export const STATUS_FRAME = `${PROTOCOL_PATH}/login-status-iframe.html`;
export const SCOPES = 'openid profile email';
export const ACCESS_TOKEN_SECONDS = 300;
export const REFRESH_TOKEN_SECONDS = 86_400;
export const SESSION_SECONDS = 2_592_000;

/** What the sign-on service works with. */
export type SsoSettings = {
  readonly issuer: string;
  readonly shopUrl: string;
  /** Origins of pages that may sign people in; everything under them is a valid redirect. */
  readonly webOrigins: readonly string[];
  readonly guestClientSecret: string;
  readonly privateJwks: readonly Readonly<Record<string, unknown>>[];
  readonly publicJwks: readonly Readonly<Record<string, unknown>>[];
  readonly accounts: Accounts;
  /** A secret for one purpose, worked out from the signing key, so that it survives a restart. */
  readonly secretFor: (purpose: string) => Buffer;
};

/** Takes the settings from the sandbox's context. */
export function ssoSettings(context: SandboxContext): SsoSettings {
  const newest = context.signingKeys[0];
  if (!newest) throw new Error('The database has no key to sign tokens with.');
  const material = String(newest.privateJwk['d']);
  return {
    issuer: context.issuer,
    shopUrl: context.options.shellUrl,
    webOrigins: [...new Set([new URL(context.options.shellUrl).origin, ...context.options.allowedOrigins])],
    guestClientSecret: context.options.guestClientSecret,
    privateJwks: context.signingKeys.map((key) => key.privateJwk),
    publicJwks: context.signingKeys.map((key) => key.publicJwk),
    accounts: accountsIn(context.db, context.clock.now),
    secretFor: (purpose) => Buffer.from(hkdfSync('sha256', material, 'tiffin', purpose, 64)),
  };
}
