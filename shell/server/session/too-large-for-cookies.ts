/** Of all three tokens together, in characters (specification 5 and 9). */
const LARGEST_STORED = 4000;
/** Of an access token that a refresh brought. */
const LARGEST_REFRESHED = 3072;

/** The tokens of one person as a page hands them over. */
export type PersonTokens = {
  readonly token: string;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
};

/** Null where the tokens may go into cookies, else what is too long; nothing of the tokens themselves, so that it can be logged. */
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
