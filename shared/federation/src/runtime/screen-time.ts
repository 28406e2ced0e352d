/** With its screen a first build may take as long as without (see TIME_LIMITS of the loader). */
const FIRST_MS = 4_000;
/** A screen has this even where its remote took long. */
const LEAST_MS = 2_000;
/** No remote takes longer: what is asked for later is a further screen of it. */
const REMOTE_MS = 5_500;
/** For a further screen. */
const FURTHER_MS = 5_000;

/** How long the code of a screen may take, asked for `sinceMs` after its remote. */
export function screenLimitMs(sinceMs: number): number {
  return sinceMs < REMOTE_MS ? Math.max(LEAST_MS, FIRST_MS - sinceMs) : FURTHER_MS;
}

/** Since when another build counts as asked for, in the place of one that failed when it was shown: it has time left. */
export function askedAgainAt(askedAt: number, now: number): number {
  return Math.max(askedAt, now - FIRST_MS);
}
