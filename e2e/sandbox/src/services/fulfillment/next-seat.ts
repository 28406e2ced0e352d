import type { Group } from './group-records';

/** Returns the next seat of a group. It never repeats the seat, and so the colour, of a current guest. */
export function nextSeat({ guests, removed }: Pick<Group, 'guests' | 'removed'>): number {
  return Math.max(guests.length + removed.length, ...guests.map(({ seat }) => seat + 1));
}
