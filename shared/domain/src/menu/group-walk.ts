import { positionKey } from './option-selection';
import type { GroupPosition } from './option-selection';

/** Menus nest one or two levels. A menu that nests without end is cut off here. */
const deepest = 32;

/** The depth and the visited positions of a walk through the groups of one item. */
export type GroupWalk = { readonly depth: number; readonly entered: Set<string> };

/** Starts a walk at the top, or at a depth. Given positions count as visited. */
export function beginWalk(depth = 0, positions: readonly GroupPosition[] = []): GroupWalk {
  return { depth, entered: new Set(positions.map(positionKey)) };
}

/** Returns the same walk one level deeper. */
export function stepDown({ depth, entered }: GroupWalk): GroupWalk {
  return { depth: depth + 1, entered };
}

/**
 * Visits the group at a position. Returns true the first time, and false later or beyond the deepest level. So a
 * menu with cycles, or with many paths to one group, is walked once and ends.
 */
export function enterGroup({ depth, entered }: GroupWalk, position: GroupPosition): boolean {
  const key = positionKey(position);
  if (depth > deepest || entered.has(key)) return false;
  entered.add(key);
  return true;
}
