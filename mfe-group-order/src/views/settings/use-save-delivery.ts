import { addressOf, useAddAddress } from '@tiffin/places/cart-settings';
import type { AddressEntry } from '@tiffin/places/cart-settings';
import { useState } from 'react';
import { deliveryUpdate } from '../../domain/delivery-update';
import { useRefusalToast } from '../use-refusal-toast';
import type { PanelProps } from './panel-props';
import type { DeliveryDraft } from './use-delivery-draft';
import { useSaveSetting } from './use-save-setting';
import type { SaveSetting } from './use-save-setting';

type SaveDelivery = Omit<SaveSetting, 'save'> & {
  /** Saves what is chosen. */
  readonly save: () => void;
  /** Adds the new address to the reader's address book, then sets the group to delivery there (row CRT-05). */
  readonly saveNew: () => void;
  /** Whether to say what the new address lacks. */
  readonly isChecked: boolean;
};

/** Returns how the panel of the delivery saves. */
export function useSaveDelivery(
  props: PanelProps,
  { draft, entry }: { readonly draft: DeliveryDraft; readonly entry: AddressEntry },
): SaveDelivery {
  const { save, frame, problem } = useSaveSetting('delivery', props, 'deliveryLocation');
  const add = useAddAddress();
  const refused = useRefusalToast(props.group.fulfillmentId);
  const [isChecked, setChecked] = useState(false);
  const { type, chosen, instructions } = draft;
  const { deliveryDetails: present } = props.group;
  return {
    save: () => {
      save(deliveryUpdate({ type, address: chosen, present, instructions }));
    },
    saveNew: () => {
      const detail = addressOf(entry.draft);
      setChecked(detail === null);
      if (detail === null || add.isPending) return;
      const { deliveryInstructions = '' } = detail;
      add.mutate(detail, {
        onSuccess: (address) => {
          entry.keep();
          draft.choose(address.deliveryAddressId);
          draft.setInstructions(deliveryInstructions);
          save(deliveryUpdate({ type, address, present, instructions: deliveryInstructions }));
        },
        onError: refused,
      });
    },
    frame: { ...frame, isSaving: frame.isSaving || add.isPending },
    problem,
    isChecked,
  };
}
