import { readClaims } from './read-claims';

/** The tokens of one person. Without a refresh token only the shell server can renew them. */
export type TokenSet = {
  readonly token: string;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
  /** Expiry by this machine's clock (ms since 1970), whatever the provider's clock says. */
  readonly expiresAt: number;
};

/** Returns the subject of a token; empty if it names nobody. */
export function subjectOf({ token }: TokenSet): string {
  return String(readClaims(token)['sub'] ?? '');
}
