import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import type { SlotProps } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { RoomLink } from './room-link';
import { StartGroup } from './start-group';

/** Slot `group-order-entry`: the link to the group that the cart is part of, or the start of one. */
export function GroupOrderEntry({ merchantId, placement }: SlotProps): ReactElement | null {
  const cart = useQuery({
    ...cartQueries.detail(merchantId),
    meta: { context: 'getCart', isHandled: true },
  });
  if (!cart.data) return null;
  if (cart.data.fulfillmentId !== null) return <RoomLink fulfillmentId={cart.data.fulfillmentId} />;
  return placement === 'checkout' ? null : <StartGroup merchantId={merchantId} placement={placement} />;
}
