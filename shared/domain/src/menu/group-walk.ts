import { placeKey } from './option-selection';
import type { GroupPlace } from './option-selection';

/** Menus nest a level or two; one that goes on and on ends here. */
const deepest = 32;

/** A way through the groups of one item, and how deep it has come. */
export type GroupWalk = { readonly depth: number; readonly entered: Set<string> };

/** A walk that begins at the top, or at a depth; places that are given count as entered. */
export function beginWalk(depth = 0, places: readonly GroupPlace[] = []): GroupWalk {
  return { depth, entered: new Set(places.map(placeKey)) };
}

/** The same walk one level down. */
export function stepDown({ depth, entered }: GroupWalk): GroupWalk {
  return { depth: depth + 1, entered };
}

/**
 * Enters the group at a place: true the first time, false from then on and beyond the deepest level. So a menu whose
 * options lead back to themselves, or to each other on many ways, is walked once and comes to an end.
 */
export function enterGroup({ depth, entered }: GroupWalk, place: GroupPlace): boolean {
  const key = placeKey(place);
  if (depth > deepest || entered.has(key)) return false;
  entered.add(key);
  return true;
}
