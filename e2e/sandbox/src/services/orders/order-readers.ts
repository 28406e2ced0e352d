import type { Order } from '@tiffin/contracts';
import type { Principal } from '../../principal';
import type { OrderRow } from './order-row';

/**
 * Who reads an order. `owner` paid for it, signed in or by the guest's cookie. `guest` has the guest token,
 * with which a guest opens the order. `member` took part in the group. `link` has the order's token and may
 * be anybody.
 */
type Reader = 'owner' | 'guest' | 'member' | 'link';

/** A caller who reads an order: the kind of reader, and the person whose lines are the caller's own. */
export type OrderReader = { readonly kind: Reader; readonly externalUserId: string | null };

const ALL: readonly Reader[] = ['owner', 'guest', 'member', 'link'];
const OWNER: readonly Reader[] = ['owner'];
const PAYING: readonly Reader[] = ['owner', 'guest'];
const GROUP: readonly Reader[] = ['owner', 'guest', 'member'];

/**
 * Every field of an order, and the parts that not every reader of their field sees. Unlisted fields are not
 * sent.
 */
const READERS = {
  orderId: ALL,
  orderToken: ALL,
  currencyCode: ALL,
  merchant: ALL,
  orderItems: ALL,
  orderReceipt: ALL,
  orderStatus: ALL,
  orderDeliveryStatuses: ALL,
  promisedTimeRange: ALL,
  orderRejectionNote: ALL,
  merchantFulfillmentType: ALL,
  placementType: ALL,
  includeCutlery: ALL,
  createdAt: ALL,
  participatingFulfillmentId: GROUP,
  room: GROUP,
  table: GROUP,
  guestOrderToken: PAYING,
  guestProfile: PAYING,
  userDeliveryAddressDetail: PAYING,
  note: PAYING,
  paymentMethod: PAYING,
  /** A guest of a group is told of their own card alone. */
  refunds: GROUP,
  readerMoney: ALL,
  receiptEmail: PAYING,
  /** The person that a line is for. */
  itemGuest: GROUP,
  /** The note of a line that is not the reader's own. */
  itemNote: PAYING,
  courier: PAYING,
  /** Nobody but whoever paid gets the stamps. */
  stamps: OWNER,
} as const satisfies Readonly<
  Record<keyof Order | 'itemGuest' | 'itemNote' | 'courier' | 'stamps', readonly Reader[]>
>;

/** Returns whether a reader may see a field of an order. */
export function isShown(field: keyof typeof READERS, { kind }: OrderReader): boolean {
  return READERS[field].includes(kind);
}

/** Returns the kind of reader, from the identifier and the sign-in of a caller who found the order. */
export function readerOf(row: OrderRow, identifier: string, principal: Principal | null): OrderReader {
  const externalUserId = principal?.externalUserId ?? null;
  return { kind: kindOf(row, identifier, externalUserId), externalUserId };
}

function kindOf(row: OrderRow, identifier: string, externalUserId: string | null): Reader {
  if (row.externalUserId === externalUserId) return 'owner';
  if (identifier === row.guestOrderToken) return 'guest';
  return row.content.orderItems.some((item) => item.guest?.externalUserId === externalUserId)
    ? 'member'
    : 'link';
}

/** Returns whether a reader may change an order: the payer and the bearer of the guest token may. */
export function mayChange({ kind }: OrderReader): boolean {
  return PAYING.includes(kind);
}
