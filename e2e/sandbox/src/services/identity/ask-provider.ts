import type { z } from 'zod';
import { refuse } from '../../errors/refuse';

/** Below what the shell server waits for us. */
const LIMIT_MS = 3000;
/** Statuses of a provider that would say something else the next time. */
const FOR_NOW: readonly number[] = [408, 429];

/**
 * What the identity provider answers, as `schema` has it; null where it has understood and says no. Refuses with 503 where
 * it cannot be reached, fails, or answers something else: who asked may try again and must not take that for a no.
 */
export async function askProvider<Schema extends z.ZodType>(
  url: string,
  request: RequestInit,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.ok) return schema.parse(await response.json());
    if (response.status < 500 && !FOR_NOW.includes(response.status)) return null;
  } catch {
    // Told below, as every outage.
  }
  return refuse(503, 'SIGN_ON_UNREACHABLE');
}
