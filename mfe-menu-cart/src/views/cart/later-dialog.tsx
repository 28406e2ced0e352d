import type { Cart, Merchant } from '@tiffin/contracts';
import { useLocation, useNavigate } from '@tiffin/router';
import type { ReactElement } from 'react';
import { queryWith } from '../../domain/browse-address';
import { LazyScheduleDialog } from './lazy-dialogs';

type LaterDialogProps = { readonly merchant: Merchant; readonly cart: Cart };

/** Asks at once when the order is wanted (`orderLater`), unless the cart knows; closing it takes the wish out of the address. */
export function LaterDialog({ merchant, cart }: LaterDialogProps): ReactElement | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  if (cart.scheduledForTime !== null) return null;
  const close = () => {
    const query = queryWith(new URLSearchParams(search), 'orderLater', '').toString();
    void navigate({ search: query }, { replace: true });
  };
  return <LazyScheduleDialog merchant={merchant} cart={cart} onClose={close} />;
}
