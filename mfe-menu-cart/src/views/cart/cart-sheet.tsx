import { useFlag } from '@tiffin/config';
import type { Merchant } from '@tiffin/contracts';
import { ErrorPanel } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartPageLink } from './cart-page-link';
import { CartSkeleton } from './cart-skeleton';
import { useEditableCart } from './use-editable-cart';

type CartSheetProps = { readonly merchant: Merchant; readonly onClose: () => void };

/**
 * Renders the cart over the menu, on phones and tablets. Its next step stays at the bottom. Without the flag
 * `mobile_menu_checkout` this is the page of the cart, which leads to the checkout (specification 9).
 */
export function CartSheet({ merchant, onClose }: CartSheetProps): ReactElement {
  const t = useMenuCartMessages();
  const { editable, hasFailed, isFetching, retry } = useEditableCart(merchant);
  const hasCheckout = useFlag('mobile_menu_checkout');
  const isEmpty = editable?.cart.cartItems.length === 0 && editable.cart.fulfillmentId === null;
  return (
    <Dialog
      title={t('cart.title')}
      onClose={onClose}
      footer={
        editable &&
        !isEmpty &&
        (hasCheckout || editable.cart.fulfillmentId !== null ? (
          <CartAction editable={editable} />
        ) : (
          <CartPageLink merchant={merchant} cart={editable.cart} />
        ))
      }
    >
      {hasFailed && (
        <ErrorPanel title={t('cart.failed')} onRetry={retry} busy={isFetching}>
          {t('cart.failedMeaning')}
        </ErrorPanel>
      )}
      {editable && <CartContents editable={editable} hasPictures={false} isPage={false} />}
      {!editable && !hasFailed && <CartSkeleton />}
    </Dialog>
  );
}
