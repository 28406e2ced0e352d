import { placeKey } from './option-selection';
import type { GroupPlace } from './option-selection';

/** Menus nest one or two levels. A menu that nests without end is cut off here. */
const deepest = 32;

/** The depth and the visited places of a walk through the groups of one item. */
export type GroupWalk = { readonly depth: number; readonly entered: Set<string> };

/** Starts a walk at the top, or at a depth. Given places count as visited. */
export function beginWalk(depth = 0, places: readonly GroupPlace[] = []): GroupWalk {
  return { depth, entered: new Set(places.map(placeKey)) };
}

/** Returns the same walk one level deeper. */
export function stepDown({ depth, entered }: GroupWalk): GroupWalk {
  return { depth: depth + 1, entered };
}

/**
 * Visits the group at a place. Returns true the first time, and false later or beyond the deepest level. So a
 * menu with cycles, or with many paths to one group, is walked once and ends.
 */
export function enterGroup({ depth, entered }: GroupWalk, place: GroupPlace): boolean {
  const key = placeKey(place);
  if (depth > deepest || entered.has(key)) return false;
  entered.add(key);
  return true;
}
