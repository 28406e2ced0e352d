import type { HoursRange } from '@tiffin/contracts';
import type { Named } from './kitchens/kitchen';

/** Why an item cannot be had at another hour. */
export function servedWords({ open, close }: HoursRange): Named {
  return [`Served ${open}–${close}`, `供應時間 ${open}–${close}`];
}
