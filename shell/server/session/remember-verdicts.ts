import { createHash } from 'node:crypto';
import type { VerifyToken } from './create-token-verifier';

/** A key that the provider takes back counts for no longer than this. */
const KEPT_MS = 60_000;
const MOST = 5000;

/**
 * Verifies a token anew after at most a minute; only what was valid is remembered, by the token's hash, and never beyond the
 * token's end.
 */
export function rememberVerdicts(verify: VerifyToken, now: () => number = Date.now): VerifyToken {
  const valid = new Map<string, { readonly expiresAt: number; readonly untilMs: number }>();
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    const known = valid.get(hash);
    if (known && known.untilMs > now()) {
      return { kind: 'valid', expiresInS: Math.floor((known.expiresAt - now()) / 1000) };
    }
    valid.delete(hash);
    const verdict = await verify(token);
    if (verdict.kind === 'valid') {
      const expiresAt = now() + verdict.expiresInS * 1000;
      valid.set(hash, { expiresAt, untilMs: Math.min(now() + KEPT_MS, expiresAt) });
      const [oldest] = valid.keys();
      if (valid.size > MOST && oldest !== undefined) valid.delete(oldest);
    }
    return verdict;
  };
}
