import {
  ANOTHER_BUILD_MS,
  BUILD_LIMITS,
  FIRST_SCREEN_MS,
  FURTHER_SCREEN_MS,
  LEAST_SCREEN_MS,
  MESSAGES_MS,
  REMOTE_MS,
} from '../timetable';

/** Returns the timeouts of a screen's code and then of its translations, when requested `sinceMs` after its remote. */
export function screenLimits(sinceMs: number): readonly [codeMs: number, messagesMs: number] {
  return sinceMs < REMOTE_MS
    ? [
        Math.max(LEAST_SCREEN_MS, BUILD_LIMITS.firstMs - sinceMs),
        Math.min(MESSAGES_MS, FIRST_SCREEN_MS - LEAST_SCREEN_MS - sinceMs),
      ]
    : [FURTHER_SCREEN_MS, MESSAGES_MS];
}

/** Returns whether there is time to replace a build that failed to render `sinceMs` after its remote was requested. */
export function isTimeForAnother(sinceMs: number): boolean {
  return sinceMs < ANOTHER_BUILD_MS;
}
