import type { Cart } from '@tiffin/contracts';
import { cartViolations, isAcceptingState } from '@tiffin/domain';
import { refuse } from '../../errors/refuse';
import { invalidCodes } from '../carts/checkout-codes';
import { checkScheduledTime } from '../carts/scheduled-time';
import { checkDeliveryRange } from '../content/delivery-range';
import type { LongestPrep } from '../content/longest-prep';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt } from '../content/opening-hours';

type Orderable = Pick<
  Cart,
  'cartItems' | 'fulfillmentType' | 'scheduledForTime' | 'cartCheckoutCodes' | 'financialInfo'
> & {
  readonly hasAddress: boolean;
  /** The delivery position; null if the address is known only in words. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly prep: LongestPrep;
};

/**
 * Refuses an order that cannot be placed now, before any charge: a closed or stopped merchant, missing items,
 * limits not met, expired offers (specification 5 and 8).
 */
export function checkOrderable(merchant: MerchantRecord, cart: Orderable, now: number): void {
  if (cart.cartItems.length === 0) refuse(400, 'CART_EMPTY');
  if (!isAcceptingState(merchant.state) || merchant.isRelayMerchant)
    refuse(409, 'MERCHANT_NOT_ACCEPTING', merchant.state);
  if (cart.scheduledForTime) checkScheduledTime(merchant, cart.scheduledForTime, now, cart.prep);
  else checkOpen(merchant, now);
  const gone = cart.cartItems.filter((item) => !item.isAvailable).map((item) => item.menuItemId);
  if (gone.length > 0)
    refuse(409, 'ORDER_CREATION', 'ITEM_NOT_FOR_SALE_AT_THIS_TIME', { data: { itemIds: gone } });
  const codes = invalidCodes(cart.cartCheckoutCodes, cart.financialInfo.itemSumMicro);
  if (codes.length > 0) refuse(409, 'ORDER_CREATION', 'INCENTIVES_INVALID', { data: { codes } });
  if (cart.fulfillmentType === 'DELIVERY' && !cart.hasAddress) refuse(400, 'DELIVERY_ADDRESS_MISSING');
  if (cart.fulfillmentType === 'DELIVERY' && cart.point) checkDeliveryRange(merchant, cart.point);
  const [violation] = cartViolations(cart);
  if (violation)
    refuse(
      409,
      violation.code === 'DELIVERY_MINIMUM' ? 'DELIVERY_MINIMUM_NOT_REACHED' : 'PICKUP_LIMITS_NOT_MET',
      violation.code,
      {
        data: { ...violation },
      },
    );
}

function checkOpen(merchant: MerchantRecord, now: number): void {
  const { open, opensAt } = opennessAt(merchant, now);
  if (!open || merchant.displayConfiguration.displayMode === 'ORDER_AHEAD')
    refuse(409, 'ORDER_CREATION', 'SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', {
      data: { nextOpenTime: opensAt === null ? null : new Date(opensAt).toISOString() },
    });
}
