import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import type { DeliveryAddress, Fulfillment, FulfillmentType } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { useState } from 'react';
import { elsewhere, ofGroup } from '../../domain/delivery-update';

export type DeliveryDraft = {
  readonly type: FulfillmentType;
  readonly setType: (type: FulfillmentType) => void;
  /** The reader's saved addresses. */
  readonly addresses: readonly DeliveryAddress[];
  readonly chosen: DeliveryAddress | undefined;
  /** The id of the chosen address, or the key of another choice. */
  readonly chosenId: string;
  readonly choose: (id: string) => void;
  /** Where the group's order goes now if that is none of these addresses. */
  readonly placeOfGroup: { readonly id: string; readonly text: string } | undefined;
  readonly instructions: string;
  readonly setInstructions: (instructions: string) => void;
  /** Whether it differs from the group's setting. */
  readonly isChanged: boolean;
};

/** Returns what a host or co-host chooses in the panel of the delivery, begun with what the group has. */
export function useDeliveryDraft(group: Fulfillment): DeliveryDraft {
  const [search] = useSearchParams();
  const { deliveryDetails: first } = group;
  const presentId = first.locationId ?? (first.location === '' ? elsewhere : ofGroup);
  const firstId = search.get('deliveryAddressId') ?? presentId;
  const [type, setType] = useState(group.fulfillmentType);
  const [id, setId] = useState(firstId);
  const [instructions, setInstructions] = useState(first.deliveryInstructions);
  const { data: addresses = [] } = useQuery(addressQueries.list());
  const find = (wanted: string) => addresses.find((one) => one.deliveryAddressId === wanted);
  const chosen = find(id);
  const isListed = first.location === '' || find(presentId) !== undefined;
  const placeOfGroup = isListed ? undefined : { id: presentId, text: first.location };
  return {
    type,
    setType,
    addresses,
    chosen,
    chosenId: chosen || id === placeOfGroup?.id ? id : elsewhere,
    choose: (next) => {
      setId(next);
      const address = find(next);
      if (address) setInstructions(address.deliveryAddressDetail.deliveryInstructions ?? '');
    },
    placeOfGroup,
    instructions,
    setInstructions,
    isChanged:
      type !== group.fulfillmentType || id !== firstId || instructions !== first.deliveryInstructions,
  };
}
