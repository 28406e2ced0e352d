import { ownEntry } from '@tiffin/domain';

/** What a person can do about a refused order. */
export type Remedy = 'card' | 'time' | 'items' | 'order' | 'offers' | 'promo' | 'address' | 'again' | 'none';

const remedies: Readonly<Record<string, Remedy>> = {
  CARD_DECLINED: 'card',
  CARD_ALREADY_USED: 'card',
  INVOICE_LIMIT_EXCEEDED: 'card',
  CARD_AUTHENTICATION_FAILED: 'card',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  CART_CHANGED: 'again',
  CART_EMPTY: 'none',
  MERCHANT_NOT_ACCEPTING: 'time',
  SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE: 'time',
  SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME: 'time',
  ITEM_NOT_FOR_SALE_AT_THIS_TIME: 'items',
  INCENTIVES_INVALID: 'offers',
  DELIVERY_MINIMUM_NOT_REACHED: 'order',
  PICKUP_LIMITS_NOT_MET: 'order',
  PROMOTION_ELIGIBILITY_ERROR: 'promo',
  DELIVERY_ADDRESS_MISSING: 'address',
  ADDRESS_OUT_OF_RANGE: 'address',
};

/** Returns the remedy for a refusal by its reason, else by its type. The default is to try again. */
export function remedyFor({ type, reason }: { readonly type: string; readonly reason: string }): Remedy {
  return ownEntry(remedies, reason) ?? ownEntry(remedies, type) ?? 'again';
}
