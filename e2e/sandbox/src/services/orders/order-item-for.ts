import type { Locale, OrderItem } from '@tiffin/contracts';
import { translate } from '../content/translate';
import { isShown } from './order-readers';
import type { OrderReader } from './order-readers';

/** Returns a line of an order as one reader sees it. */
export function orderItemFor(item: OrderItem, reader: OrderReader, locale: Locale): OrderItem {
  const isOwn = item.guest !== null && item.guest.externalUserId === reader.externalUserId;
  return {
    orderItemId: item.orderItemId,
    menuItemId: item.menuItemId,
    name: translate(item.name, locale),
    imageUrl: item.imageUrl,
    quantity: item.quantity,
    priceMicro: item.priceMicro,
    originalPriceMicro: item.originalPriceMicro,
    itemOptions: item.itemOptions.map((option) => ({ ...option, name: translate(option.name, locale) })),
    perk: item.perk,
    wasRejected: item.wasRejected,
    note: isOwn || isShown('itemNote', reader) ? item.note : '',
    guest: isShown('itemGuest', reader) ? item.guest : null,
  };
}
