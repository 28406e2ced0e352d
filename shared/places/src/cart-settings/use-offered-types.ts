import { useFlag } from '@tiffin/config';
import type { Cart, FulfillmentType, Merchant } from '@tiffin/contracts';
import { offeredFulfillmentTypes, parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';

/**
 * Returns the fulfillment types that merchant, URL and flags allow, the usual one first. Dine-in needs its flag
 * (specification 9), but a cart that already is for it keeps it: flags may arrive after the cart.
 */
export function useOfferedTypes(
  merchant: Pick<Merchant, 'displayConfiguration' | 'supportsDelivery'>,
  cart: Pick<Cart, 'fulfillmentType'> | undefined,
): readonly FulfillmentType[] {
  const { search } = useLocation();
  const isDineInOn = useFlag('dine_in_toggle');
  const display = parseQueryParameters(search);
  const isDineInHidden = !isDineInOn && cart?.fulfillmentType !== 'DINE_IN';
  return offeredFulfillmentTypes(merchant, {
    ...display,
    hideDineInToggle: display.hideDineInToggle || isDineInHidden,
  });
}
