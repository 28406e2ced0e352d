import type { Merchant } from '@tiffin/contracts';
import { Badge, Column, ErrorPanel, Heading, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartFoot, CartLines } from './cart-frame';
import { CartSkeleton } from './cart-skeleton';
import { useEditableCart } from './use-editable-cart';
import type { EditableCart } from './use-editable-cart';

type CartPanelProps = {
  readonly merchant: Merchant;
  /** True on its own page: pictures show beside the lines. Else it is in the frame beside the menu. */
  readonly isPage?: boolean;
};

/** Renders the whole cart at a merchant: lines, fulfillment and time, totals, and the button to checkout. */
export function CartPanel({ merchant, isPage = false }: CartPanelProps): ReactElement {
  const t = useMenuCartMessages();
  const { editable, hasFailed, isFetching, retry } = useEditableCart(merchant);
  if (editable) return isPage ? <CartPage editable={editable} /> : <CartBeside editable={editable} />;
  const waiting = hasFailed ? (
    <ErrorPanel title={t('cart.failed')} onRetry={retry} busy={isFetching}>
      {t('cart.failedMeaning')}
    </ErrorPanel>
  ) : (
    <CartSkeleton />
  );
  return isPage ? waiting : <CartLines>{waiting}</CartLines>;
}

type EditableProps = { readonly editable: EditableCart };

function CartPage({ editable }: EditableProps): ReactElement {
  return (
    <Column>
      <CartContents editable={editable} hasPictures isPage />
      <CartAction editable={editable} />
    </Column>
  );
}

function CartBeside({ editable }: EditableProps): ReactElement {
  const t = useMenuCartMessages();
  const count = editable.cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <CartLines>
        <Column>
          <Row $between $align="start">
            <div>
              <Heading>{t('cart.title')}</Heading>
              {editable.cart.fulfillmentId !== null && (
                <Text $size="small" $tone="muted">
                  {t('cart.inGroup')}
                </Text>
              )}
            </div>
            {count > 0 && <Badge>{t('cart.count', { count })}</Badge>}
          </Row>
          <CartContents editable={editable} hasPictures={false} isPage={false} />
        </Column>
      </CartLines>
      <CartFoot>
        <CartAction editable={editable} />
      </CartFoot>
    </>
  );
}
