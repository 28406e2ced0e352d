import { randomInt } from 'node:crypto';

/** A code of six digits that nobody can foresee. */
export function sixDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
