import type { Merchant } from '@tiffin/contracts';
import { ErrorPanel } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartSkeleton } from './cart-skeleton';
import { useCartDesk } from './use-cart-desk';

type CartSheetProps = { readonly merchant: Merchant; readonly onClose: () => void };

/** Renders the cart over the menu, on phones and tablets. Its next step stays at the bottom. */
export function CartSheet({ merchant, onClose }: CartSheetProps): ReactElement {
  const t = useMenuCartMessages();
  const { desk, hasFailed, isFetching, retry } = useCartDesk(merchant);
  const isEmpty = desk?.cart.cartItems.length === 0 && desk.cart.fulfillmentId === null;
  return (
    <Dialog title={t('cart.title')} onClose={onClose} footer={desk && !isEmpty && <CartAction desk={desk} />}>
      {hasFailed && (
        <ErrorPanel title={t('cart.failed')} onRetry={retry} busy={isFetching}>
          {t('cart.failedMeaning')}
        </ErrorPanel>
      )}
      {desk && <CartContents desk={desk} hasPictures={false} isPage={false} />}
      {!desk && !hasFailed && <CartSkeleton />}
    </Dialog>
  );
}
