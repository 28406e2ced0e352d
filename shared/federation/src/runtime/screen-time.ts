import { SENTENCES_MS } from './messages-in-time';

/** With its screen a first build may take as long as without (see TIME_LIMITS of the loader). */
const FIRST_MS = 4_000;
/** A screen has this even where its remote took long. */
const LEAST_MS = 2_000;
/** No remote takes longer, with what its screen was waited for: what is asked for later is a further screen of it. */
const REMOTE_MS = 5_800;
/** Until a first screen is there, with its sentences. */
const ALL_MS = 8_000;
/** For a further screen. */
const FURTHER_MS = 5_000;
/** Until when another build is worth asking for: it has a second at the least. */
const ANOTHER_MS = 4_500;

/** How long the code of a screen may take, asked for `sinceMs` after its remote, and how long then its sentences. */
export function screenLimits(sinceMs: number): readonly [codeMs: number, sentencesMs: number] {
  return sinceMs < REMOTE_MS
    ? [Math.max(LEAST_MS, FIRST_MS - sinceMs), Math.min(SENTENCES_MS, ALL_MS - LEAST_MS - sinceMs)]
    : [FURTHER_MS, SENTENCES_MS];
}

/** Whether there is time for another build in the place of one that failed when it was shown, `sinceMs` after the remote was asked for. */
export function isTimeForAnother(sinceMs: number): boolean {
  return sinceMs < ANOTHER_MS;
}
