import type { z } from 'zod';
import { refuse } from '../../errors/refuse';

/** Shorter than the shell server's own timeout for this call. */
const LIMIT_MS = 3000;
/** Retryable 4xx statuses of a provider. */
const FOR_NOW: readonly number[] = [408, 429];

/**
 * Returns the identity provider's answer, parsed by `schema`; null if it refuses. Refuses with 503 if the
 * provider is unreachable, fails or answers anything else: the caller may retry and must not treat an outage
 * as a refusal.
 */
export async function askProvider<Schema extends z.ZodType>(
  url: string,
  request: RequestInit,
  schema: Schema,
  limitMs = LIMIT_MS,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(limitMs) });
    if (response.ok) return schema.parse(await response.json());
    if (response.status < 500 && !FOR_NOW.includes(response.status)) return null;
  } catch {
    // Reported like every other outage.
  }
  return refuse(503, 'SIGN_ON_UNREACHABLE');
}
