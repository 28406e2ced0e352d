import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDeliveryAddress, addressQueries } from '@tiffin/api';
import type { CartFulfillment } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import type { DeliveryAddress, FulfillmentType, UserDeliveryAddressDetail } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Button, FieldError, Segmented, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { addressOf, missingFields } from '../../domain/address-draft';
import { cartLocation } from '../../domain/cart-location';
import { firstAddressId } from '../../domain/first-address-id';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { AddressForm } from './address-form';
import { SavedAddresses, newAddress } from './saved-addresses';
import type { AddressEntry } from './use-address-entry';
import type { EditableCart } from './use-editable-cart';
import { useOfferedTypes } from './use-offered-types';

type FulfillmentDialogProps = {
  readonly editable: EditableCart;
  readonly entry: AddressEntry;
  readonly onClose: () => void;
};

/** Renders the choice of fulfillment and, for a delivery, of a saved or a new address. */
export function FulfillmentDialog({ editable, entry, onClose }: FulfillmentDialogProps): ReactElement {
  const t = useMenuCartMessages();
  const { search } = useLocation();
  const { merchant, cart, commands } = editable;
  const { draft, setDraft } = entry;
  const { setFulfillment } = commands;
  const queryClient = useQueryClient();
  const { status } = useSession();
  const isKnown = status === 'authenticated' || status === 'embedded';
  const saved = useQuery({ ...addressQueries.list(), enabled: isKnown });
  const save = useMutation({
    mutationFn: (address: UserDeliveryAddressDetail) => addDeliveryAddress({ body: { address } }),
    meta: { context: 'addDeliveryAddress', isHandled: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: addressQueries.root }),
  });
  const [type, setType] = useState<FulfillmentType>(cart.fulfillmentType);
  const [chosen, setChosen] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const addresses = saved.data ?? [];
  const { location, choose } = useDeliveryLocation();
  const { deliveryAddressId: linkedId } = parseQueryParameters(search);
  const firstId = firstAddressId({ cart, saved: addresses, linkedId, location }) ?? newAddress;
  const addressId = chosen ?? firstId;
  useDirty(type !== cart.fulfillmentType || addressId !== firstId);
  const put = async (fulfillment: CartFulfillment) => {
    const chosen = cartLocation(await setFulfillment.mutateAsync(fulfillment));
    if (chosen) choose(chosen);
  };
  const apply = async (fulfillment: CartFulfillment) => {
    await put(fulfillment);
    onClose();
  };
  const submit = async () => {
    if (type !== 'DELIVERY') return apply({ fulfillmentType: type });
    const known = addresses.find(({ deliveryAddressId }) => deliveryAddressId === addressId);
    if (known) return apply(toSaved(known));
    const isComplete = missingFields(draft).length === 0;
    setIsChecked(!isComplete);
    const address = isComplete ? addressOf(draft, t(`city.${draft.city}`)) : null;
    if (address === null) return undefined;
    await put(
      isKnown && draft.isSaved
        ? toSaved(await save.mutateAsync(address))
        : {
            fulfillmentType: 'DELIVERY',
            userDeliveryAddressDetail: address,
            userDeliveryAddressId: null,
          },
    );
    entry.keep();
    return onClose();
  };
  const isBusy = setFulfillment.isPending || save.isPending;
  return (
    <Dialog
      title={t('fulfillment.title')}
      onClose={onClose}
      keepOnScrim
      footer={
        <Button type="submit" form="fulfillment-form" variant="primary" size="big" busy={isBusy}>
          {t('fulfillment.apply')}
        </Button>
      }
    >
      <form
        id="fulfillment-form"
        noValidate
        style={{ display: 'grid', gap: 20 }}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          // The refusal shows below, and the typed address stays.
          submit().catch(() => undefined);
        }}
      >
        <Segmented
          legend={t('fulfillment.legend')}
          value={type}
          options={useOfferedTypes(merchant, cart).map((value) => ({
            value,
            label: t(`fulfillment.${value}`),
          }))}
          onChange={setType}
        />
        {type === 'DELIVERY' ? (
          <>
            <SavedAddresses addresses={addresses} chosenId={addressId} onChoose={setChosen} />
            {addressId === newAddress && (
              <AddressForm
                draft={draft}
                missing={isChecked ? missingFields(draft) : []}
                canSave={isKnown}
                onChange={setDraft}
              />
            )}
          </>
        ) : (
          <div>
            <Text $strong>{merchant.address.streetAddress}</Text>
            {merchant.pickupInstructions !== null && <Text $tone="muted">{merchant.pickupInstructions}</Text>}
          </div>
        )}
        {(setFulfillment.isError || save.isError) && (
          <div role="alert">
            <FieldError>{t('fulfillment.refused')}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function toSaved({ deliveryAddressId, deliveryAddressDetail }: DeliveryAddress): CartFulfillment {
  return {
    fulfillmentType: 'DELIVERY',
    userDeliveryAddressDetail: deliveryAddressDetail,
    userDeliveryAddressId: deliveryAddressId,
  };
}
