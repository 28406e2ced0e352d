import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import { useDeliveryLocation } from '@tiffin/delivery-location';
import type { Cart, FulfillmentType, Merchant } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Button, FieldError, Segmented, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { addressOf } from './domain/address-of';
import { firstAddressId } from './domain/first-address-id';
import { useCartSettingsMessages } from './use-cart-settings-messages';
import { AddressForm } from './address-form';
import { RemoveAddress } from './remove-address';
import { SavedAddresses, newAddress } from './saved-addresses';
import type { AddressEntry } from './use-address-entry';
import { useOfferedTypes } from './use-offered-types';
import { useFulfillmentProblemWords } from './use-fulfillment-problem-words';
import { toSavedAddress, useSaveFulfillment } from './use-save-fulfillment';

type FulfillmentDialogProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly entry: AddressEntry;
  readonly onClose: () => void;
};

/** Renders the choice of fulfillment and, for a delivery, of a saved or a new address. */
export function FulfillmentDialog(props: FulfillmentDialogProps): ReactElement {
  const t = useCartSettingsMessages();
  const { search } = useLocation();
  const { merchant, cart, entry, onClose } = props;
  const { draft, setDraft } = entry;
  const { save, saveNew, isBusy, problem } = useSaveFulfillment(merchant.id);
  const { status } = useSession();
  const isKnown = status === 'authenticated' || status === 'embedded';
  const saved = useQuery({ ...addressQueries.list(), enabled: isKnown });
  const [type, setType] = useState<FulfillmentType>(cart.fulfillmentType);
  const [chosen, setChosen] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const [isLastRemoved, setLastRemoved] = useState(false);
  const addresses = saved.data ?? [];
  const byId = (id: string | null | undefined) =>
    addresses.find(({ deliveryAddressId }) => deliveryAddressId === id);
  const { location } = useDeliveryLocation();
  const { deliveryAddressId: linkedId } = parseQueryParameters(search);
  const firstId = firstAddressId({ cart, saved: saved.data, linkedId, location }) ?? newAddress;
  const isOffered = chosen === newAddress || byId(chosen) !== undefined;
  const addressId = chosen !== undefined && isOffered ? chosen : firstId;
  const known = byId(addressId);
  useDirty(type !== cart.fulfillmentType || addressId !== firstId);
  const saveChoice = async (): Promise<boolean> => {
    if (type !== 'DELIVERY') return save({ fulfillmentType: type });
    if (known) return save(toSavedAddress(known));
    const detail = addressOf(draft);
    setIsChecked(detail === null);
    if (detail === null) return false;
    const isForNextTime = isKnown && draft.isSaved;
    return saveNew({ detail, isForNextTime, onTaken: entry.keep, onSaved: setChosen });
  };
  const wordsOf = useFulfillmentProblemWords(merchant);
  const submit = async () => {
    if (await saveChoice()) onClose();
  };
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
          void submit();
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
            {known && (
              <RemoveAddress
                chosen={known}
                onRemoved={() => {
                  setChosen(undefined);
                  setLastRemoved(addresses.length === 1);
                }}
              />
            )}
            {addressId === newAddress && (
              <AddressForm
                draft={draft}
                isChecked={isChecked}
                near={merchant.latLng}
                canSave={isKnown}
                autoFocus={isLastRemoved}
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
        {problem && (
          <div role="alert" ref={scrollHere}>
            <FieldError>{wordsOf(problem)}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The form is longer than a phone, and the button stays below it. */
function scrollHere(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}
