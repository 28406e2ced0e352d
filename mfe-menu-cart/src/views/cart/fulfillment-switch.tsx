import { ApiError, useCartCommands } from '@tiffin/api';
import { useOfferedTypes } from '@tiffin/places/cart-settings';
import type { Cart, FulfillmentType, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { FULFILLMENT_ICONS, useOptimisticChoice } from '@tiffin/screen-parts';
import { Badge, Segmented, toast } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type FulfillmentSwitchProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/** Renders the types that merchant, URL (display parameters) and flags allow. The cart's type is selected. */
export function FulfillmentSwitch({ merchant, cart }: FulfillmentSwitchProps): ReactElement {
  const t = useMenuCartMessages();
  const { search } = useLocation();
  const { setFulfillment } = useCartCommands(merchant.id);
  const display = parseQueryParameters(search);
  const types = useOfferedTypes(merchant, cart);
  const [usual = 'PICKUP'] = types;
  const type = useOptimisticChoice(cart?.fulfillmentType ?? usual);
  const chosen = type.shown;
  const send = (to: Cart, fulfillmentType: FulfillmentType) => {
    setFulfillment.mutate(
      { ...addressOf(to), fulfillmentType },
      {
        onSettled: type.settle,
        onError: (error) => {
          // Every other failure has its toast already.
          if (error instanceof ApiError && error.type === 'ADDRESS_OUT_OF_RANGE')
            toast({ text: t('fulfillment.outOfRange', { merchant: merchant.name }), tone: 'bad' });
        },
      },
    );
  };
  const early = useEarlyChoice(cart, send);
  const choose = (fulfillmentType: FulfillmentType) => {
    type.choose(fulfillmentType);
    if (cart) send(cart, fulfillmentType);
    else early.current = fulfillmentType;
  };
  useOffered(types, display.pickup, cart, choose);
  if (types.length === 1 || cart?.fulfillmentId) {
    return <Badge icon={FULFILLMENT_ICONS[chosen]}>{t(`fulfillment.${chosen}`)}</Badge>;
  }
  return (
    <Segmented
      legend={t('fulfillment.legend')}
      value={chosen}
      options={types.map((value) => ({
        value,
        label: t(`fulfillment.${value}`),
        icon: FULFILLMENT_ICONS[value],
      }))}
      onChange={choose}
    />
  );
}

/** Keeps a choice that is made before the cart has loaded, and sends it then. */
function useEarlyChoice(
  cart: Cart | undefined,
  send: (to: Cart, choice: FulfillmentType) => void,
): RefObject<FulfillmentType | undefined> {
  const early = useRef<FulfillmentType>(undefined);
  useEffect(() => {
    const choice = early.current;
    if (!cart || choice === undefined) return;
    early.current = undefined;
    send(cart, choice);
  }, [cart, send]);
  return early;
}

function addressOf(cart: Cart) {
  const { userDeliveryAddressDetail, userDeliveryAddressId } = cart;
  return { userDeliveryAddressDetail, userDeliveryAddressId };
}

/**
 * Sets the default type once if the cart's type is not offered (any more), or if the cart is empty and pickup
 * is requested.
 */
function useOffered(
  types: readonly FulfillmentType[],
  isPickupAsked: boolean,
  cart: Cart | undefined,
  choose: (type: FulfillmentType) => void,
): void {
  const wasBrought = useRef(false);
  const [usual] = types;
  useEffect(() => {
    if (!cart || usual === undefined || wasBrought.current) return;
    wasBrought.current = true;
    const isStrange = !types.includes(cart.fulfillmentType);
    const isToBePickup = isPickupAsked && cart.cartItems.length === 0 && cart.fulfillmentType !== usual;
    if (cart.fulfillmentId === null && (isStrange || isToBePickup)) choose(usual);
  }, [cart, usual, types, isPickupAsked, choose]);
}
