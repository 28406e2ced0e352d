import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../../../context';
import type { Database } from '../../../db/open-database';
import { orders } from '../../../db/tables';
import { billParts } from '../bill-parts';
import type { PayableGroup } from '../check-payable';
import { liveHolds } from '../group-holds';
import type { Group } from '../group-records';
import { notOrderedLetter, placedLetter } from './group-letter-words';
import { sendGroupLetter } from './send-group-letter';

type Placed = Pick<PayableGroup, 'captures'> & {
  readonly orderId: string;
  readonly carts: PayableGroup['around']['carts'];
};

/**
 * Tells the guests of a group that it has ordered, in the order's transaction: what they pay or owe, or that their dishes
 * were not ordered. The host and the guests whose cards pay get receipts instead. Every hold that the order
 * needs must be assigned, and the carts not yet emptied.
 */
export async function tellPlaced(
  tx: Database,
  context: SandboxContext,
  group: Group,
  { orderId, captures, carts }: Placed,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { record, guests } = group;
  const receipts = new Set([
    record.hostId,
    ...captures.filter(({ amountMicro }) => amountMicro > 0).map(({ hold }) => hold.externalUserId),
  ]);
  const released = await liveHolds(tx, record.id, context.clock.now());
  for (const member of guests) {
    const { externalUserId } = member;
    if (receipts.has(externalUserId)) continue;
    const hold = released.get(externalUserId);
    const part = billParts(group, order.content, new Map(), member).find(
      (one) => one.externalUserId === externalUserId,
    );
    const hasDishes = carts.some(
      (cart) => cart.externalUserId === externalUserId && cart.content.items.length > 0,
    );
    const letter = part ? placedLetter(part, hold) : notOrderedLetter(hasDishes, hold);
    await sendGroupLetter(tx, context, { group, member, hold, letter });
  }
}
