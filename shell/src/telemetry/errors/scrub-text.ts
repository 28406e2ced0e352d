export const REMOVED = '[removed]';

/** What a report must never contain. Order matters: the narrowest pattern first. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Tokens: JWTs of sessions, tokens in headers, and values of fields named like a token.
  [/\beyJ[\w-]+(?:\.[\w-]*){0,4}/g, REMOVED],
  [/\b(Bearer|Basic)\s+[^\s"']+/gi, `$1 ${REMOVED}`],
  [
    /((?:token|code|secret|password|state|nonce|verifier|key|invite_id|session)[\w-]*["']?\s*[=:]\s*["']?)[^\s"'&#,;}]+/gi,
    `$1${REMOVED}`,
  ],
  // The part of a URL that carries an order's token.
  [/(\/(?:status|token|invites|guest-order)\/)[^\s/?#"']+/g, `$1${REMOVED}`],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, REMOVED],
  // Card numbers, also in groups; then codes of six digits.
  [/\b\d(?:[ -]?\d){12,18}\b/g, REMOVED],
  [/\b\d{6}\b/g, REMOVED],
];

/** Removes tokens, codes, e-mail addresses and card numbers from a text. */
export function scrubText(text: string): string {
  return SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}
