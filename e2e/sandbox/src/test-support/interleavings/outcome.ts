import type { Answer } from '../caller';
import type { Room } from './room';

/** What is stored about a group once no request is under way. */
export type Outcome = {
  /** The group as its host sees it. */
  readonly view: Answer['body'];
  readonly holds: Awaited<ReturnType<Room['story']['holds']>>;
  /** The order as its host sees it. */
  readonly order: Answer['body'] | null;
  /** All orders that the host has placed. */
  readonly orderIds: readonly string[];
  /** The quantity of each line in somebody's cart, by the line's note. */
  readonly inCarts: ReadonlyMap<string, number>;
};

/** Returns how many pieces there are of lines with the same note. */
export function quantitiesByNote(lines: readonly Answer['body'][]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { note, quantity } of lines) quantities.set(note, (quantities.get(note) ?? 0) + quantity);
  return quantities;
}

/** Reads everything that is stored about a group. */
export async function outcomeOf({ story, group, host, guests }: Room): Promise<Outcome> {
  const view = await story.read(host.caller, group);
  const { data } = (await host.caller.call('GET', '/gateway/orders/active')).body;
  const order = view.orderId && (await host.caller.call('GET', `/main/v1/order/${view.orderId}`)).body.order;
  const carts = await Promise.all([host, ...guests].map(({ caller }) => story.cart(caller)));
  return {
    view,
    holds: await story.holds(group),
    order,
    orderIds: data
      .filter(({ entityType }: Answer['body']) => entityType === 'ORDER')
      .map(({ entityId }: Answer['body']) => entityId),
    inCarts: quantitiesByNote([
      ...carts.flatMap(({ cartItems }) => cartItems),
      ...view.guests
        .filter(({ isAddedByHost }: Answer['body']) => isAddedByHost)
        .flatMap(({ cartItems }: Answer['body']) => cartItems),
    ]),
  };
}
