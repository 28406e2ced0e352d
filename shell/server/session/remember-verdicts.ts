import { createHash } from 'node:crypto';
import type { VerifyToken } from './create-token-verifier';

/** Limits how long a revoked token, or a token of a revoked key, is still accepted. */
const KEPT_MS = 10_000;
const MOST = 5000;

/**
 * Returns a verifier that caches valid tokens by their hash, for at most ten seconds and never beyond their expiry.
 * Other verdicts are not cached.
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
