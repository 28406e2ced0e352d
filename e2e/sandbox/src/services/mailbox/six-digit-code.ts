import { randomInt } from 'node:crypto';

/** Returns an unpredictable code of six digits. */
export function sixDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
