import { LazyScheduleDialog } from '@tiffin/places/cart-settings';
import type { Cart, Merchant } from '@tiffin/contracts';
import { useLocation, useNavigate } from '@tiffin/router';
import type { ReactElement } from 'react';
import { queryWith } from '../../domain/query-with';

type OrderLaterDialogProps = { readonly merchant: Merchant; readonly cart: Cart };

/**
 * Asks for the time of the order at once (`orderLater`), unless the cart has one. Closing it removes the
 * parameter from the URL.
 */
export function OrderLaterDialog({ merchant, cart }: OrderLaterDialogProps): ReactElement | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  if (cart.scheduledForTime !== null) return null;
  const close = () => {
    const query = queryWith(new URLSearchParams(search), 'orderLater', '').toString();
    void navigate({ search: query }, { replace: true });
  };
  return <LazyScheduleDialog merchant={merchant} cart={cart} onClose={close} />;
}
