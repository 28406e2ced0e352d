import type { Person, Room } from './room';

/** What the kitchen refuses of a placed order, and what its host decides. Nothing happens without an order. */
export const KITCHEN_ACTS = {
  'refuse some lines': async (room: Room, who: Person, amount: number) => {
    const orderId = await rejectSome(room, who, amount);
    if (orderId) await decide(who, orderId, ['continue', 'continue']);
  },
  'refuse some lines, cancel the rest': async (room: Room, who: Person, amount: number) => {
    const orderId = await rejectSome(room, who, amount);
    if (orderId) await decide(who, orderId, ['continue', 'cancel']);
  },
} as const;

/** Rejects the lines of an order that a number chooses, at least one. Returns the order's id. */
async function rejectSome(
  { story, group }: Room,
  { caller }: Person,
  amount: number,
): Promise<string | undefined> {
  const orderId = (await story.read(caller, group))?.orderId;
  if (!orderId) return undefined;
  const { order } = (await caller.call('GET', `/main/v1/order/${orderId}`)).body;
  const ids: readonly string[] = order.orderItems.map(
    ({ orderItemId }: { orderItemId: string }) => orderItemId,
  );
  const some = ids.filter((_id, at) => (amount >> (at % 8)) % 2 > 0);
  const orderItemIds = some.length > 0 ? some : ids.slice(0, 1);
  await story.guest().call('POST', `/sandbox/orders/${orderId}/reject`, { orderItemIds });
  return orderId;
}

/** The host's two tabs decide at once. */
async function decide({ caller }: Person, orderId: string, calls: readonly string[]): Promise<void> {
  await Promise.all(calls.map((call) => caller.call('PATCH', `/main/v1/order/${orderId}/${call}`)));
}
