/**
 * Why a person cannot see a group or join it.
 *
 * @internal exported for tests
 */
export const GROUP_REFUSALS = [
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
export type GroupRefusal = (typeof GROUP_REFUSALS)[number];

/** What a dialog says, besides the page: removed, missed, and not to be joined (specification 3). */
export type ModalRefusal = Exclude<GroupRefusal, 'NOT_A_GUEST' | 'FORBIDDEN'>;

/** Returns whether a dialog says it. */
export function isModalRefusal(refusal: GroupRefusal): refusal is ModalRefusal {
  return refusal !== 'NOT_A_GUEST' && refusal !== 'FORBIDDEN';
}

type Refused = { readonly status: number; readonly type: string; readonly reason: string };

/**
 * Returns what a refusal of the fulfillment service means for a person in a group; undefined if it is about
 * something else.
 */
export function groupRefusal({ status, type, reason }: Refused): GroupRefusal | undefined {
  if (type === 'IN_ANOTHER_GROUP') return 'ANOTHER_GROUP';
  if (type === 'FULFILLMENT_LOCKED') return 'LOCKED';
  if (type !== 'FULFILLMENT_NOT_JOINABLE' && status !== 403) return undefined;
  return GROUP_REFUSALS.find((known) => known === reason) ?? 'FORBIDDEN';
}
