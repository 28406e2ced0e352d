import type { Merchant } from '@tiffin/contracts';
import { Badge, Column, ErrorPanel, Heading, Row, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { CartAction } from './cart-action';
import { CartContents } from './cart-contents';
import { CartSkeleton } from './cart-skeleton';
import { useEditableCart } from './use-editable-cart';

/** In a scrolling column, the next step stays at the bottom edge. */
const Foot = styled.div<{ readonly $isSticky: boolean }>`
  &:empty {
    display: none;
  }
  ${({ $isSticky }) =>
    $isSticky &&
    css`
      position: sticky;
      bottom: -24px;
      z-index: 1;
      margin: 0 -24px -24px;
      padding: 12px 24px 24px;
      background: var(--surface);
    `}
`;

type CartPanelProps = {
  readonly merchant: Merchant;
  /** True on its own page: pictures show beside the lines. */
  readonly isPage?: boolean;
};

/** Renders the whole cart at a merchant: lines, fulfillment and time, totals, and the button to checkout. */
export function CartPanel({ merchant, isPage = false }: CartPanelProps): ReactElement {
  const t = useMenuCartMessages();
  const { editable, hasFailed, isFetching, retry } = useEditableCart(merchant);
  if (hasFailed) {
    return (
      <ErrorPanel title={t('cart.failed')} onRetry={retry} busy={isFetching}>
        {t('cart.failedMeaning')}
      </ErrorPanel>
    );
  }
  if (!editable) return <CartSkeleton />;
  const count = editable.cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Column>
      {!isPage && (
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
      )}
      <CartContents editable={editable} hasPictures={isPage} isPage={isPage} />
      <Foot $isSticky={!isPage}>
        <CartAction editable={editable} />
      </Foot>
    </Column>
  );
}
