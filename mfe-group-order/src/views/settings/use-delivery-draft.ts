import { useQuery } from '@tanstack/react-query';
import { addressQueries } from '@tiffin/api';
import type { DeliveryAddress, Fulfillment, FulfillmentType } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import { useSearchParams } from '@tiffin/router';
import { useState } from 'react';
import { elsewhere, inWords } from '../../domain/delivery-update';

export type DeliveryDraft = {
  readonly type: FulfillmentType;
  readonly setType: (type: FulfillmentType) => void;
  /** The host's saved addresses; none for a co-host. */
  readonly addresses: readonly DeliveryAddress[];
  readonly chosen: DeliveryAddress | undefined;
  /** The id of the chosen address, or the key of another choice. */
  readonly chosenId: string;
  readonly choose: (id: string) => void;
  /** Where the food goes, in words. */
  readonly location: string;
  readonly setLocation: (location: string) => void;
  readonly instructions: string;
  readonly setInstructions: (instructions: string) => void;
  /** Whether it differs from the group's setting. */
  readonly isChanged: boolean;
};

/** Returns what a host or co-host chooses in the panel of the delivery, begun with what the group has. */
export function useDeliveryDraft(group: Fulfillment): DeliveryDraft {
  const [search] = useSearchParams();
  const { isHost } = groupRoles(group);
  const { deliveryDetails: first } = group;
  const firstKey = isHost && first.location !== '' ? inWords : elsewhere;
  const firstId = search.get('deliveryAddressId') ?? first.locationId ?? firstKey;
  const [type, setType] = useState(group.fulfillmentType);
  const [id, setId] = useState(firstId);
  const [location, setLocation] = useState(first.location);
  const [instructions, setInstructions] = useState(first.deliveryInstructions);
  // A group's saved address is one of the host's.
  const { data: addresses = [] } = useQuery({ ...addressQueries.list(), enabled: isHost });
  const find = (wanted: string) => addresses.find(({ deliveryAddressId }) => deliveryAddressId === wanted);
  const chosen = find(id);
  return {
    type,
    setType,
    addresses,
    chosen,
    chosenId: chosen || id === inWords ? id : elsewhere,
    choose: (next) => {
      setId(next);
      const address = find(next);
      if (address) setInstructions(address.deliveryAddressDetail.deliveryInstructions ?? '');
    },
    location,
    setLocation,
    instructions,
    setInstructions,
    isChanged:
      type !== group.fulfillmentType ||
      id !== firstId ||
      location !== first.location ||
      instructions !== first.deliveryInstructions,
  };
}
