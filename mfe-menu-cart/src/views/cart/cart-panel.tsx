import type { Merchant } from '@tiffin/contracts';
import { Badge, Column, ErrorPanel, Heading, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartSkeleton } from './cart-skeleton';
import { useCartDesk } from './use-cart-desk';

type CartPanelProps = {
  readonly merchant: Merchant;
  /** In a page of its own: pictures beside the lines. */
  readonly isPage?: boolean;
};

/** The whole cart at a merchant: lines, how and when, sums, and the way to checkout. */
export function CartPanel({ merchant, isPage = false }: CartPanelProps): ReactElement {
  const t = useMenuCartMessages();
  const { desk, hasFailed, isFetching, retry } = useCartDesk(merchant);
  if (hasFailed) {
    return (
      <ErrorPanel title={t('cart.failed')} onRetry={retry} busy={isFetching}>
        {t('cart.failedMeaning')}
      </ErrorPanel>
    );
  }
  if (!desk) return <CartSkeleton />;
  const count = desk.cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Column>
      {!isPage && (
        <Row $between $align="start">
          <div>
            <Heading>{t('cart.title')}</Heading>
            {desk.cart.fulfillmentId !== null && (
              <Text $size="small" $tone="muted">
                {t('cart.inGroup')}
              </Text>
            )}
          </div>
          {count > 0 && <Badge>{t('cart.count', { count })}</Badge>}
        </Row>
      )}
      <CartContents desk={desk} hasPictures={isPage} isPage={isPage} />
      <CartAction desk={desk} />
    </Column>
  );
}
