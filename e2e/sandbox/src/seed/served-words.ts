import type { HoursRange } from '@tiffin/contracts';
import type { Named } from './kitchens/kitchen';

/** Returns why an item is unavailable at another hour. */
export function servedWords({ open, close }: HoursRange): Named {
  return [`Served ${open}–${close}`, `供應時間 ${open}–${close}`];
}
