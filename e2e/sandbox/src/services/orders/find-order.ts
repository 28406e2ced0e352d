import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OrderIdentifierType } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { Principal } from '../../principal';
import type { OrderRow } from './order-row';

/**
 * Returns the order that an identifier opens for a caller. An id opens only the caller's own orders and those
 * of their groups; a token opens its order for anybody. Refuses anything else with 404, so that ids reveal
 * nothing.
 */
export async function findOrder(
  tx: Database,
  identifier: string,
  type: OrderIdentifierType,
  principal: Principal | null,
): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(matching(identifier, type)).limit(1);
  const isOpen = row && (type !== 'ID' || (principal !== null && belongsTo(row, principal.externalUserId)));
  return isOpen ? row : refuse(404, 'NOT_FOUND', 'ORDER');
}

function matching(identifier: string, type: OrderIdentifierType): SQL | undefined {
  switch (type) {
    case 'ID':
      return eq(orders.id, identifier);
    case 'TOKEN':
      return or(eq(orders.orderToken, identifier), eq(orders.guestOrderToken, identifier));
    case 'GUEST_TOKEN':
      return eq(orders.guestOrderToken, identifier);
  }
}

function belongsTo(row: OrderRow, externalUserId: string): boolean {
  return (
    row.externalUserId === externalUserId ||
    row.content.orderItems.some((item) => item.guest?.externalUserId === externalUserId)
  );
}
