/**
 * Why a person cannot see a group or join it.
 *
 * @internal exported for tests
 */
export const PLACE_REFUSALS = [
  'NOT_A_GUEST',
  'REMOVED',
  'FULL',
  'CLOSED',
  'CANCELLED',
  'EXPIRED',
  'MISSED',
  'LOCKED',
  'ANOTHER_GROUP',
  'FORBIDDEN',
] as const;
export type PlaceRefusal = (typeof PLACE_REFUSALS)[number];

type Refused = { readonly status: number; readonly type: string; readonly reason: string };

/**
 * Returns what a refusal of the fulfillment service means for a person's place; undefined if it is about
 * something else.
 */
export function placeRefusal({ status, type, reason }: Refused): PlaceRefusal | undefined {
  if (type === 'IN_ANOTHER_GROUP') return 'ANOTHER_GROUP';
  if (type === 'FULFILLMENT_LOCKED') return 'LOCKED';
  if (type !== 'FULFILLMENT_NOT_JOINABLE' && status !== 403) return undefined;
  return PLACE_REFUSALS.find((known) => known === reason) ?? 'FORBIDDEN';
}
