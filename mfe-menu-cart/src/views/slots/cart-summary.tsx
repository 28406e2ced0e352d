import { useQuery } from '@tanstack/react-query';
import { cartQueries, useCartCommands } from '@tiffin/api';
import type { SlotProps } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Badge, Column, Heading, Line, Row, Stack, Totals } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CartSkeleton } from '../cart/cart-skeleton';
import { LineDetail } from '../cart/line-detail';
import { useTotalsRows } from '../cart/use-totals-rows';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { Cart } from '@tiffin/contracts';

/** Slot `cart-summary`: what is being paid for, to read only. Its place brings the card. */
export function CartSummary({ merchantId }: SlotProps): ReactElement | null {
  const { data, isPending } = useQuery({ ...cartQueries.detail(merchantId), meta: { isHandled: true } });
  const { isUpdating } = useCartCommands(merchantId);
  if (isPending) return <CartSkeleton />;
  if (!data || data.cartItems.length === 0) return null;
  return <Summary cart={data} isUpdating={isUpdating} />;
}

function Summary({ cart, isUpdating }: { readonly cart: Cart; readonly isUpdating: boolean }): ReactElement {
  const t = useMenuCartMessages();
  const format = useFormat();
  const count = cart.cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Column>
      <Row $between>
        <Heading>{t('cart.title')}</Heading>
        <Badge>{t('cart.count', { count })}</Badge>
      </Row>
      <Stack aria-label={t('cart.lines')}>
        {cart.cartItems.map((line) => (
          <Line
            key={line.cartItemId}
            name={line.quantity > 1 ? t('cart.times', { count: line.quantity, name: line.name }) : line.name}
            detail={<LineDetail line={line} />}
            amount={format.money(line.priceMicro, cart.currencyCode)}
          />
        ))}
      </Stack>
      <Totals rows={useTotalsRows(cart)} currencyCode={cart.currencyCode} busy={isUpdating} />
    </Column>
  );
}
