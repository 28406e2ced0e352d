import type { Merchant } from '@tiffin/contracts';
import { ErrorPanel } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartSkeleton } from './cart-skeleton';
import { useEditableCart } from './use-editable-cart';

type CartSheetProps = { readonly merchant: Merchant; readonly onClose: () => void };

/** Renders the cart over the menu, on phones and tablets. Its next step stays at the bottom. */
export function CartSheet({ merchant, onClose }: CartSheetProps): ReactElement {
  const t = useMenuCartMessages();
  const { editable, hasFailed, isFetching, retry } = useEditableCart(merchant);
  const isEmpty = editable?.cart.cartItems.length === 0 && editable.cart.fulfillmentId === null;
  return (
    <Dialog
      title={t('cart.title')}
      onClose={onClose}
      footer={editable && !isEmpty && <CartAction editable={editable} />}
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
