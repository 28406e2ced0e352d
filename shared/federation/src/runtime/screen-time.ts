/** With its screen a first build may take as long as without (see TIME_LIMITS of the loader). */
const FIRST_MS = 4_000;
/** A screen has this even where its remote took long. */
const LEAST_MS = 2_000;
/** No remote takes longer, with what its screen was waited for: what is asked for later is a further screen of it. */
const REMOTE_MS = 5_800;
/** Until a first screen is there, with its sentences. */
const ALL_MS = 8_000;
/** For a further screen, without and with its sentences. */
const FURTHER_MS = 5_000;
const FURTHER_ALL_MS = 6_500;
/** Until when another build is worth asking for: it has a second at the least. */
const ANOTHER_MS = 4_500;

/** How long the code of a screen may take, and how long that and its sentences, asked for `sinceMs` after its remote. */
export function screenLimits(sinceMs: number): readonly [codeMs: number, allMs: number] {
  if (sinceMs >= REMOTE_MS) return [FURTHER_MS, FURTHER_ALL_MS];
  return [Math.max(LEAST_MS, FIRST_MS - sinceMs), ALL_MS - sinceMs];
}

/** Whether there is time for another build in the place of one that failed when it was shown, `sinceMs` after the remote was asked for. */
export function isTimeForAnother(sinceMs: number): boolean {
  return sinceMs < ANOTHER_MS;
}
