import { ApiError, useCartCommands } from '@tiffin/api';
import type { CartFulfillment } from '@tiffin/api';
import type { DeliveryAddress, UserDeliveryAddressDetail } from '@tiffin/contracts';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import { cartLocation, metresTooFar } from '@tiffin/domain';
import { toast } from '@tiffin/ui';
import { useState } from 'react';
import { useAddAddress } from './use-add-address';
import { useCartSettingsMessages } from './use-cart-settings-messages';

/** Why a delivery address or a fulfillment type was not saved. */
export type FulfillmentProblem =
  /** How much too far the address is, in metres; undefined if the service does not say. */
  { readonly kind: 'tooFar'; readonly metres: number | undefined } | { readonly kind: 'refused' };

type NewAddress = {
  readonly detail: UserDeliveryAddressDetail;
  readonly isForNextTime: boolean;
  /** Called when the cart has the address. */
  readonly onTaken: () => void;
  /** Called when the person's saved addresses have it too. */
  readonly onSaved: (deliveryAddressId: string) => void;
};

type SaveFulfillment = {
  readonly problem: FulfillmentProblem | undefined;
  readonly isBusy: boolean;
  /** Returns whether the cart has taken it. */
  readonly save: (fulfillment: CartFulfillment) => Promise<boolean>;
  readonly saveNew: (address: NewAddress) => Promise<boolean>;
};

/** Returns the commands that store the fulfillment of the cart at a merchant, and why the last one failed. */
export function useSaveFulfillment(merchantId: string): SaveFulfillment {
  const t = useCartSettingsMessages();
  const { setFulfillment } = useCartCommands(merchantId);
  const { choose } = useDeliveryLocation();
  const [problem, setProblem] = useState<FulfillmentProblem>();
  const add = useAddAddress();
  const save = async (fulfillment: CartFulfillment) => {
    setProblem(undefined);
    try {
      const location = cartLocation(await setFulfillment.mutateAsync(fulfillment));
      if (location) choose(location);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  };
  const saveNew = async ({ detail, isForNextTime, onTaken, onSaved }: NewAddress) => {
    // The cart comes first: only the service knows whether the restaurant delivers there.
    const isTaken = await save({
      fulfillmentType: 'DELIVERY',
      userDeliveryAddressDetail: detail,
      userDeliveryAddressId: null,
    });
    if (!isTaken) return false;
    onTaken();
    if (!isForNextTime) return true;
    const saved = await add.mutateAsync(detail).catch(() => undefined);
    if (!saved) {
      // The order can go on. The dialog may be closed by now, because the cart has an address.
      toast({ text: t('fulfillment.notInBook'), tone: 'bad' });
      return true;
    }
    onSaved(saved.deliveryAddressId);
    return save(toSavedAddress(saved));
  };
  return { problem, isBusy: setFulfillment.isPending || add.isPending, save, saveNew };
}

/** Returns what a cart stores for a delivery to a saved address. */
export function toSavedAddress({
  deliveryAddressId,
  deliveryAddressDetail,
}: DeliveryAddress): CartFulfillment {
  return {
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: deliveryAddressDetail,
    userDeliveryAddressId: deliveryAddressId,
  };
}

function problemOf(error: unknown): FulfillmentProblem {
  const isTooFar = error instanceof ApiError && error.type === 'ADDRESS_OUT_OF_RANGE';
  return isTooFar ? { kind: 'tooFar', metres: metresTooFar(error.data) } : { kind: 'refused' };
}
