/** Limit of all three tokens together, in characters (specification 5 and 9). */
const LARGEST_STORED = 4000;
/** Limit of an access token from a refresh, in characters. */
const LARGEST_REFRESHED = 3072;

/** The tokens of one person, as a page sends them. */
export type PersonTokens = {
  readonly token: string;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
};

/**
 * Returns null if the tokens fit into cookies, otherwise the length and the limit it exceeds. The result contains
 * no token, so it can be logged.
 */
export function tooLargeForCookies(
  { token, refreshToken, idToken }: PersonTokens,
  isRefresh: boolean,
): { readonly length: number; readonly limit: number } | null {
  const length = token.length + (refreshToken?.length ?? 0) + (idToken?.length ?? 0);
  if (length > LARGEST_STORED) return { length, limit: LARGEST_STORED };
  if (isRefresh && token.length > LARGEST_REFRESHED)
    return { length: token.length, limit: LARGEST_REFRESHED };
  return null;
}
