import type { Database } from '../../db/open-database';
import { hasPerk } from '../../pricing/price-cart-item';
import type { StoredMenu } from '../content/stored-menu';
import { groupCarts } from '../fulfillment/group-carts';
import { loadGroup } from '../fulfillment/group-records';
import { perkOrder } from '../fulfillment/perk-of-group';

/** Returns whether a person earlier in the group's perk order has the one perk of the order. */
export async function isPerkTaken(
  tx: Database,
  fulfillmentId: string,
  externalUserId: string,
  menu: StoredMenu,
): Promise<boolean> {
  const group = await loadGroup(tx, fulfillmentId);
  const order = perkOrder(group);
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(externalUserId))));
  const carts = await groupCarts(tx, group.record);
  return carts.some(
    (cart) => before.has(cart.externalUserId) && cart.content.items.some((line) => hasPerk(menu, line)),
  );
}
