import { LazyFulfillmentDialog, LazyScheduleDialog, useAddressEntry } from '@tiffin/places/cart-settings';
import type { Cart, Merchant } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import type { OrderDialog } from './use-order-dialog';

type OrderDialogsProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly dialog: OrderDialog;
};

/** Renders the dialog that is open: for delivery or pickup and the address, or for the time. */
export function OrderDialogs({ merchant, cart, dialog }: OrderDialogsProps): ReactElement | null {
  const entry = useAddressEntry();
  const { open, close } = dialog;
  if (open === 'fulfillment') {
    return <LazyFulfillmentDialog merchant={merchant} cart={cart} entry={entry} onClose={close} />;
  }
  if (open === 'schedule') return <LazyScheduleDialog merchant={merchant} cart={cart} onClose={close} />;
  return null;
}
