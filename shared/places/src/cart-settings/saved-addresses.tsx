import type { DeliveryAddress } from '@tiffin/contracts';
import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useCartSettingsMessages } from './use-cart-settings-messages';

/** Key of an address that is being typed. */
export const newAddress = 'new';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  legend {
    margin-bottom: 8px;
  }
`;

type SavedAddressesProps = {
  readonly addresses: readonly DeliveryAddress[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

/** Renders the person's addresses and "another one"; nothing if none are saved. */
export function SavedAddresses({ addresses, chosenId, onChoose }: SavedAddressesProps): ReactElement | null {
  const t = useCartSettingsMessages();
  const name = useId();
  if (addresses.length === 0) return null;
  return (
    <Choices>
      <legend>
        <LabelText>{t('address.legend')}</LabelText>
      </legend>
      <Stack as="div">
        {addresses.map(({ deliveryAddressId, address, deliveryAddressDetail }) => (
          <ChoiceRow
            key={deliveryAddressId}
            name={name}
            icon="pin"
            value={deliveryAddressId}
            checked={chosenId === deliveryAddressId}
            title={address}
            note={deliveryAddressDetail.deliveryInstructions || undefined}
            onChange={() => {
              onChoose(deliveryAddressId);
            }}
          />
        ))}
        <ChoiceRow
          name={name}
          icon="plus"
          value={newAddress}
          checked={chosenId === newAddress}
          title={t('address.another')}
          onChange={() => {
            onChoose(newAddress);
          }}
        />
      </Stack>
    </Choices>
  );
}
