import type { ActiveEntry } from '@tiffin/contracts';
import { makeMerchant } from './merchant';

type EntryOf<Type extends ActiveEntry['entityType']> = Extract<ActiveEntry, { readonly entityType: Type }>;

const { id, name, url, imageUrl, timeZone, currencyCode } = makeMerchant();
const base = {
  merchant: { id, name, url, imageUrl, timeZone, currencyCode },
  fulfillmentType: 'IN_STORE',
} as const;

/** Returns a cart with two items. */
export function makeActiveCart(overrides: Partial<EntryOf<'CART'>> = {}): EntryOf<'CART'> {
  return {
    ...base,
    entityType: 'CART',
    entityId: 'cart-1',
    itemCount: 2,
    subtotalMicro: 24_000_000,
    updatedAt: '2026-11-22T18:00:00.000Z',
    ...overrides,
  };
}

/** Returns an order that was just placed. */
export function makeActiveOrder(overrides: Partial<EntryOf<'ORDER'>> = {}): EntryOf<'ORDER'> {
  return {
    ...base,
    entityType: 'ORDER',
    entityId: 'order-1',
    orderStatus: 'PLACED',
    scheduledTime: null,
    readyTime: '2026-11-22T20:25:00.000Z',
    placedAt: '2026-11-22T20:01:00.000Z',
    guestOrderToken: null,
    ...overrides,
  };
}

/** Returns Ana's open group, which the person has not joined. */
export function makeActiveFulfillment(
  overrides: Partial<EntryOf<'FULFILLMENT'>> = {},
): EntryOf<'FULFILLMENT'> {
  return {
    ...base,
    entityType: 'FULFILLMENT',
    entityId: 'fulfillment-1',
    scheduledTime: null,
    fulfillmentDetails: {
      fulfillmentState: 'OPEN',
      guestStatus: null,
      isCurrentUserAdmin: false,
      guestOrderId: null,
      hostFirstName: 'Ana',
      orderByTime: '2026-11-22T19:30:00.000Z',
    },
    ...overrides,
  };
}
