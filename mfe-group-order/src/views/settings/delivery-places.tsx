import { LabelText, Stack } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { elsewhere } from '../../domain/delivery-update';
import { useGroupMessages } from '../use-group-messages';
import { Choices } from './choices';
import type { DeliveryDraft } from './use-delivery-draft';

type DeliveryPlacesProps = { readonly draft: DeliveryDraft };

/** Renders the places to choose from: the group's own, saved addresses, another one. Nothing if there is no choice. */
export function DeliveryPlaces({ draft }: DeliveryPlacesProps): ReactElement | null {
  const t = useGroupMessages();
  const { addresses, placeOfGroup, chosenId, choose } = draft;
  const places = [
    ...(placeOfGroup ? [placeOfGroup] : []),
    ...addresses.map(({ deliveryAddressId: id, address: text }) => ({ id, text })),
  ];
  if (places.length === 0) return null;
  const row = (id: string) => ({
    name: 'address',
    value: id,
    checked: chosenId === id,
    onChange: () => {
      choose(id);
    },
  });
  return (
    <Choices>
      <LabelText as="legend">{t('delivery.where')}</LabelText>
      <Stack as="div">
        {places.map(({ id, text }) => (
          <ChoiceRow key={id} {...row(id)} icon="pin" title={<span data-content="">{text}</span>} />
        ))}
        <ChoiceRow {...row(elsewhere)} icon="plus" title={t('delivery.elsewhere')} />
      </Stack>
    </Choices>
  );
}
