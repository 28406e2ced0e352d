export const REMOVED = '[removed]';

/** What may never stand in a report. Order matters: the narrowest first. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Tokens: of sessions (JWT), of headers, of anything that names them.
  [/\beyJ[\w-]+(?:\.[\w-]*){0,4}/g, REMOVED],
  [/\b(Bearer|Basic)\s+[^\s"']+/gi, `$1 ${REMOVED}`],
  [
    /((?:token|code|secret|password|state|nonce|verifier|key|invite_id|session)[\w-]*["']?\s*[=:]\s*["']?)[^\s"'&#,;}]+/gi,
    `$1${REMOVED}`,
  ],
  // The place where an address carries an order's token.
  [/(\/(?:status|token|invites|guest-order)\/)[^\s/?#"']+/g, `$1${REMOVED}`],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, REMOVED],
  // Card numbers, also in groups; then codes of six digits.
  [/\b\d(?:[ -]?\d){12,18}\b/g, REMOVED],
  [/\b\d{6}\b/g, REMOVED],
];

/** A text without tokens, codes, e-mail addresses and card numbers. */
export function scrubText(text: string): string {
  return SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}
