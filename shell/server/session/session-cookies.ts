import type { PersonTokens } from './too-large-for-cookies';

const NAMES = {
  token: 'tiffin_token',
  idToken: 'tiffin_id_token',
  refreshToken: 'tiffin_refresh_token',
} as const;
type TokenName = keyof typeof NAMES;

/** Reads and writes the token cookies of one site, as `Set-Cookie` values. */
export type SessionCookies = {
  readonly read: (cookies: Readonly<Record<string, string>>, name: TokenName) => string | undefined;
  /**
   * The access token's cookie expires with the token, the others with the browser session. A null leaves its cookie
   * unchanged.
   */
  readonly write: (tokens: PersonTokens, expiresInS: number) => readonly string[];
  readonly clear: (names?: readonly TokenName[]) => readonly string[];
};

/**
 * Returns cookies that are HttpOnly and SameSite=Lax. With https they are also Secure and have the prefix
 * `__Host-`, so that no subdomain or other path can set them.
 */
export function sessionCookies(origin: string): SessionCookies {
  const isSecure = origin.startsWith('https:');
  const nameOf = (name: TokenName): string => (isSecure ? `__Host-${NAMES[name]}` : NAMES[name]);
  const text = (name: TokenName, value: string, maxAge = ''): string =>
    `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}${isSecure ? '; Secure' : ''}`;
  return {
    read: (cookies, name) => cookies[nameOf(name)] || undefined,
    write: ({ token, idToken, refreshToken }, expiresInS) => [
      text('token', token, `; Max-Age=${expiresInS}`),
      ...(idToken === null ? [] : [text('idToken', idToken)]),
      ...(refreshToken === null ? [] : [text('refreshToken', refreshToken)]),
    ],
    clear: (names = ['token', 'idToken', 'refreshToken']) =>
      names.map((name) => text(name, '', '; Max-Age=0')),
  };
}
