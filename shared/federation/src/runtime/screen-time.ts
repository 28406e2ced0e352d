import { SENTENCES_MS } from './messages-in-time';

/** The timeout of the first build together with its screen; the same as without it (see TIME_LIMITS of the loader). */
const FIRST_MS = 4_000;
/** The least time that a screen gets, even if its remote took long. */
const LEAST_MS = 2_000;
/** No remote takes longer than this. A screen requested later counts as a further screen of the remote. */
const REMOTE_MS = 5_800;
/** The time limit for the first screen, with its translations. */
const ALL_MS = 8_000;
/** The time limit for a further screen. */
const FURTHER_MS = 5_000;
/** The latest time to try another build, so that it gets at least one second. */
const ANOTHER_MS = 4_500;

/** Returns the timeouts of a screen's code and then of its translations, when requested `sinceMs` after its remote. */
export function screenLimits(sinceMs: number): readonly [codeMs: number, sentencesMs: number] {
  return sinceMs < REMOTE_MS
    ? [Math.max(LEAST_MS, FIRST_MS - sinceMs), Math.min(SENTENCES_MS, ALL_MS - LEAST_MS - sinceMs)]
    : [FURTHER_MS, SENTENCES_MS];
}

/** Returns whether there is time to replace a build that failed to render `sinceMs` after its remote was requested. */
export function isTimeForAnother(sinceMs: number): boolean {
  return sinceMs < ANOTHER_MS;
}
