import { merchantPaths } from '@tiffin/domain';
import { IconButton, IconLink } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useMyOrders } from '../my-orders/use-my-orders';
import { useShellMessages } from '../use-shell-messages';

const MyOrdersDialog = lazy(() =>
  import('../my-orders/my-orders-dialog').then((module) => ({ default: module.MyOrdersDialog })),
);

/** Renders the buttons for the cart and for other active orders. */
export function OrderButtons(): ReactElement {
  const t = useShellMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { entries, isPrompted, cart } = useMyOrders();
  const open = (): void => setIsOpen(true);
  return (
    <>
      {isPrompted && (
        <IconButton
          icon="receipt"
          label={t('header.myOrders', { count: entries.length })}
          count={entries.length}
          aria-haspopup="dialog"
          onClick={open}
        />
      )}
      {cart ? (
        <IconLink
          icon="bag"
          to={merchantPaths(cart.merchant.url).order}
          label={t('header.cartAt', { count: cart.itemCount, merchant: cart.merchant.name })}
          count={cart.itemCount}
        />
      ) : (
        <IconButton icon="bag" label={t('header.cart')} aria-haspopup="dialog" onClick={open} />
      )}
      {isOpen && (
        <Suspense>
          <MyOrdersDialog entries={entries} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
