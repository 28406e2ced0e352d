import { call } from '../calls/call';
import type { CallOptions } from '../transport/call-request';

/** An order that stands, and how its page is opened. */
export type PlacedOrder = {
  readonly orderId: string;
  readonly guestOrderToken: string | null;
  /** ISO 8601, by the service's clock. */
  readonly placedAt: string;
  readonly merchantUrl: string;
};

type Wanted = {
  readonly merchantId: string;
  /** When the cart last changed: the first order after it is of this cart, because an order empties its cart. */
  readonly since: string;
  /** A guest's order is asked for without the token of somebody who has signed in meanwhile: the cookie says who it is. */
  readonly isOfGuest: boolean;
};

/** Orders of an attempt that is a day old are found although they ended long ago. */
const minutesAfterComplete = 1500;

/** The caller's order of a cart; undefined where none stands. Throws where that cannot be known. */
export async function findPlacedOrder(
  { merchantId, since, isOfGuest }: Wanted,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<PlacedOrder | undefined> {
  const options = isOfGuest ? { signal, accessToken: '' } : { signal };
  const entries = await call('getActiveOrders', { maxMinutesAfterComplete: minutesAfterComplete }, options);
  const orders = await Promise.all(
    entries.flatMap((entry) => {
      if (entry.entityType !== 'ORDER' || entry.merchant.id !== merchantId) return [];
      // A group's order is not made of this cart.
      if (entry.groupOrderToken !== undefined) return [];
      return [placedOrderOf(entry, options)];
    }),
  );
  return orders
    .filter(({ placedAt }) => Date.parse(placedAt) >= Date.parse(since))
    .sort((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt))[0];
}

type Entry = {
  readonly entityId: string;
  readonly merchant: { readonly url: string };
  readonly placedAt: string | null;
  readonly guestOrderToken: string | null;
};

async function placedOrderOf(entry: Entry, options: CallOptions): Promise<PlacedOrder> {
  const { entityId: orderId, merchant, guestOrderToken } = entry;
  const placedAt = entry.placedAt ?? (await call('getOrder', { id: orderId }, options)).createdAt;
  return { orderId, guestOrderToken, placedAt, merchantUrl: merchant.url };
}
