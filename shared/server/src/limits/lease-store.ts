import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

type Count = { readonly hits: number; readonly leftMs: number };

/** Adds hits to the open window of a key, atomically for all processes. Opens a window if there is none. */
export type CountHits = (key: string, hits: number, windowMs: number) => Promise<Count>;

/** The hits that this process may still admit: numbers `next` to `last` of a window. */
type Lease = { next: number; readonly last: number; readonly endsAt: number };

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * The number of leases per limit: a process takes a twentieth of it at once, so a flood of reads costs few
 * writes.
 */
const LEASES_A_WINDOW = 20;
/** The maximum number of keys that one process stores. */
const MOST_KEYS = 20_000;

/**
 * Returns a store for the rate limit plugin that several processes share. A process leases a few hits at a
 * time. It sends no query for a key over its limit until the window ends.
 */
export function leaseStore(count: CountHits): FastifyRateLimitStoreCtor {
  const leases = new Map<string, Lease>();
  const waiting = new Map<string, Promise<void>>();

  return class LeaseStore {
    incr(key: string, callback: Callback, windowMs = 60_000, max = 1): void {
      take(key, windowMs, max).then(
        (result) => callback(null, result),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): LeaseStore {
      return this;
    }
  };

  async function take(key: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
    for (;;) {
      const lease = leases.get(key);
      const ttl = lease ? lease.endsAt - Date.now() : 0;
      if (lease && ttl > 0) {
        if (lease.next > max) return { current: max + 1, ttl };
        if (lease.next <= lease.last) return { current: lease.next++, ttl };
      }
      const renewal = waiting.get(key) ?? renew(key, windowMs, max).finally(() => waiting.delete(key));
      waiting.set(key, renewal);
      await renewal;
    }
  }

  async function renew(key: string, windowMs: number, max: number): Promise<void> {
    const size = Math.max(1, Math.floor(max / LEASES_A_WINDOW));
    const { hits, leftMs } = await count(key, size, windowMs);
    if (leases.size >= MOST_KEYS) forgetSome();
    leases.delete(key);
    leases.set(key, { next: hits - size + 1, last: hits, endsAt: Date.now() + Math.max(1, leftMs) });
  }

  function forgetSome(): void {
    const now = Date.now();
    for (const [key, { endsAt }] of leases) if (endsAt <= now) leases.delete(key);
    for (const key of leases.keys()) {
      if (leases.size < MOST_KEYS) return;
      leases.delete(key);
    }
  }
}
