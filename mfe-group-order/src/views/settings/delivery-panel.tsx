import { useQuery } from '@tanstack/react-query';
import { addressQueries, fulfillmentQueries } from '@tiffin/api';
import type { DeliveryAddress, FulfillmentType } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { useSearchParams } from '@tiffin/router';
import { FieldError, Input, LabelText, Segmented, Stack } from '@tiffin/ui';
import { ChoiceRow, Field, Textarea } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { deliveryUpdate, elsewhere } from '../../domain/delivery-update';
import { validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import { fulfillmentTypeIcons } from '../fulfillment-type-icons';
import { useGroupMessages } from '../use-group-messages';
import { Choices } from './choices';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

/** Renders the choice of fulfillment: delivery to a saved address or a location in words, or pickup. */
export function DeliveryPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const [search] = useSearchParams();
  const { save, frame, problem } = useSaveSetting('delivery', props, 'deliveryLocation');
  const [type, setType] = useState<FulfillmentType>(group.fulfillmentType);
  const { deliveryDetails } = group;
  const firstId = search.get('deliveryAddressId') ?? deliveryDetails.locationId ?? elsewhere;
  const [addressId, setAddressId] = useState(firstId);
  const [location, setLocation] = useState(deliveryDetails.location);
  const [instructions, setInstructions] = useState(deliveryDetails.deliveryInstructions);
  const types = useQuery(fulfillmentQueries.typeOptions(group.fulfillmentId));
  const { data: addresses = [] } = useQuery({
    ...addressQueries.list(),
    // A group's saved address is one of the host's.
    enabled: groupRoles(group).isHost,
  });
  const chosen = addresses.find(({ deliveryAddressId }) => deliveryAddressId === addressId);
  const chosenId = chosen ? addressId : elsewhere;
  const isChanged =
    type !== group.fulfillmentType ||
    addressId !== firstId ||
    location !== deliveryDetails.location ||
    instructions !== deliveryDetails.deliveryInstructions;
  const choose = (address: DeliveryAddress) => () => {
    setAddressId(address.deliveryAddressId);
    setInstructions(address.deliveryAddressDetail.deliveryInstructions ?? '');
  };
  return (
    <PanelFrame
      title={t('settings.delivery')}
      frame={frame}
      isChanged={isChanged}
      onSave={() => {
        save(deliveryUpdate({ type, address: chosen, location, instructions }));
      }}
    >
      <Segmented
        legend={t('delivery.how')}
        value={type}
        options={(types.data ?? [group.fulfillmentType]).map((value) => ({
          value,
          label: t(`delivery.type.${value}`),
          icon: fulfillmentTypeIcons[value],
        }))}
        onChange={setType}
      />
      {type === 'DELIVERY' && (
        <>
          {addresses.length > 0 && (
            <Choices>
              <LabelText as="legend">{t('delivery.where')}</LabelText>
              <Stack as="div">
                {addresses.map((address) => (
                  <ChoiceRow
                    key={address.deliveryAddressId}
                    name="address"
                    icon="pin"
                    value={address.deliveryAddressId}
                    checked={chosenId === address.deliveryAddressId}
                    title={<span data-content="">{address.address}</span>}
                    onChange={choose(address)}
                  />
                ))}
                <ChoiceRow
                  name="address"
                  icon="edit"
                  value={elsewhere}
                  checked={chosenId === elsewhere}
                  title={t('delivery.elsewhere')}
                  onChange={() => {
                    setAddressId(elsewhere);
                  }}
                />
              </Stack>
            </Choices>
          )}
          {chosenId === elsewhere && (
            <Field label={t('delivery.location')} hint={t('delivery.locationHint')}>
              <Input
                autoComplete="off"
                maxLength={200}
                value={location}
                onChange={(event) => {
                  setLocation(event.target.value);
                }}
              />
            </Field>
          )}
          <Field label={t('delivery.instructions')}>
            <Textarea
              maxLength={500}
              value={instructions}
              onChange={(event) => {
                setInstructions(event.target.value);
              }}
            />
          </Field>
        </>
      )}
      {problem && (
        <FieldError>
          <Sentence name={`validation.${validationWords(problem)}`} />
        </FieldError>
      )}
    </PanelFrame>
  );
}
