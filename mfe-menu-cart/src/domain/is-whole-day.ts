import type { HoursRange } from '@tiffin/contracts';

/** Returns whether hours last from midnight to midnight. */
export function isWholeDay({ open, close }: HoursRange): boolean {
  return open === '00:00' && close === '24:00';
}
