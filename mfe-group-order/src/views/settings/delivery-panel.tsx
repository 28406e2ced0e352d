import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import { useAddressEntry } from '@tiffin/places/cart-settings';
import { lazyScreen } from '@tiffin/federation';
import { FULFILLMENT_ICONS } from '@tiffin/screen-parts';
import { FieldError, Segmented } from '@tiffin/ui';
import { Field, Textarea } from '@tiffin/ui/more';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { elsewhere } from '../../domain/delivery-update';
import { validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { DeliveryPlaces } from './delivery-places';
import type { NewAddress } from './new-address';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useDeliveryDraft } from './use-delivery-draft';
import { useSaveDelivery } from './use-save-delivery';

const LazyNewAddress = lazyScreen<ComponentProps<typeof NewAddress>>(() =>
  import(/* webpackChunkName: "new-address" */ './new-address').then((m) => ({ View: m.NewAddress })),
);

/**
 * Renders the choice of fulfillment: pickup, or delivery to a saved or a new address. A co-host chooses from addresses of
 * their own.
 */
export function DeliveryPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const draft = useDeliveryDraft(group);
  const entry = useAddressEntry();
  const { save, saveNew, frame, problem, isChecked } = useSaveDelivery(props, { draft, entry });
  const { type, chosenId, instructions } = draft;
  const types = useQuery(fulfillmentQueries.typeOptions(group.fulfillmentId));
  const isDelivery = type === 'DELIVERY';
  const isNew = isDelivery && chosenId === elsewhere;
  return (
    <PanelFrame
      title={t('settings.delivery')}
      frame={frame}
      isChanged={draft.isChanged}
      onSave={isNew ? saveNew : save}
    >
      <Segmented
        legend={t('delivery.how')}
        value={type}
        options={(types.data ?? [group.fulfillmentType]).map((value) => ({
          value,
          label: t(`delivery.type.${value}`),
          icon: FULFILLMENT_ICONS[value],
        }))}
        onChange={draft.setType}
      />
      {isDelivery && <DeliveryPlaces draft={draft} />}
      {isNew && (
        <Suspense>
          <LazyNewAddress entry={entry} isChecked={isChecked} />
        </Suspense>
      )}
      {isDelivery && !isNew && (
        <Field label={t('delivery.instructions')}>
          <Textarea
            maxLength={500}
            value={instructions}
            onChange={(event) => {
              draft.setInstructions(event.target.value);
            }}
          />
        </Field>
      )}
      {problem && (
        <FieldError>
          <Sentence name={`validation.${validationWords(problem)}`} />
        </FieldError>
      )}
    </PanelFrame>
  );
}
