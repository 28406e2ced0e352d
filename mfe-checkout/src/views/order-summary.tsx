import { useFlag } from '@tiffin/config';
import type { Cart, CartItem, Merchant } from '@tiffin/contracts';
import { cartTotalRows, merchantPaths, originalLineMicro, serviceFeeWords } from '@tiffin/domain';
import type { CartTotalRow } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { CartBenefits, FeeTotals, PromoCodes } from '@tiffin/screen-parts';
import type { FeeRow } from '@tiffin/screen-parts';
import { Badge, Card, Column, Heading, Price, Row, Stack, TextLink } from '@tiffin/ui';
import { Line } from '@tiffin/ui/more';
import type { ReactElement, ReactNode } from 'react';
import { LazyRewards } from './rewards/lazy-rewards';
import { useCheckoutMessages } from './use-checkout-messages';

type OrderSummaryProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly isSignedIn: boolean;
  readonly isUpdating: boolean;
  /** The next step's button. */
  readonly action: ReactNode;
};

/** Renders the items and the total. It stays in view beside the parts. */
export function OrderSummary(props: OrderSummaryProps): ReactElement {
  const { merchant, cart, isSignedIn, isUpdating, action } = props;
  const t = useCheckoutMessages();
  const infos: Partial<Record<CartTotalRow['kind'], string>> = {
    delivery: t('totals.deliveryInfo'),
    service: t('totals.serviceInfo'),
  };
  const words = useFlag('service_fee_info_modal') ? serviceFeeWords(merchant) : undefined;
  const rows = cartTotalRows(cart).map((row): FeeRow => {
    const isFree = row.kind === 'delivery' && row.amountMicro === 0;
    return {
      key: row.key,
      label: row.name ?? t(`totals.${row.kind}`),
      amountMicro: isFree ? t('totals.free') : row.amountMicro,
      kind: row.kind === 'total' ? 'total' : row.amountMicro < 0 ? 'off' : 'plain',
      info: infos[row.kind],
      isServiceFee: row.kind === 'service',
    };
  });
  return (
    <Card as="section">
      <Column>
        <Row $between $align="baseline">
          <Heading>{t('summary.heading')}</Heading>
          <TextLink $small to={merchantPaths(merchant.url).order}>
            {t('summary.edit')}
          </TextLink>
        </Row>
        <Stack>
          {cart.cartItems.map((item) => (
            <SummaryLine key={item.cartItemId} item={item} currencyCode={cart.currencyCode} />
          ))}
        </Stack>
        <PromoCodes cart={cart} />
        {isSignedIn && <LazyRewards merchant={merchant} cart={cart} />}
        <FeeTotals rows={rows} words={words} currencyCode={cart.currencyCode} busy={isUpdating} />
        <CartBenefits cart={cart} />
        {action}
      </Column>
    </Card>
  );
}

type SummaryLineProps = { readonly item: CartItem; readonly currencyCode: string };

function SummaryLine({ item, currencyCode }: SummaryLineProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const { quantity, name } = item;
  const options = item.cartItemOptions.map((option) =>
    option.incrementCount === 1
      ? option.name
      : t('summary.line', { quantity: option.incrementCount, name: option.name }),
  );
  return (
    <Line
      name={quantity === 1 ? name : t('summary.line', { quantity, name })}
      detail={
        <>
          {options.length > 0 && <div>{format.list(options)}</div>}
          {item.perk?.isSelected === true && item.perk.note !== null && <div>{item.perk.note}</div>}
          {item.note !== '' && <div>{t('summary.note', { note: item.note })}</div>}
          {!item.isAvailable && (
            <Badge tone="bad" icon="warning">
              {t('summary.unavailable')}
            </Badge>
          )}
        </>
      }
      amount={
        <Price
          priceMicro={item.priceMicro}
          originalMicro={originalLineMicro(item)}
          currencyCode={currencyCode}
        />
      }
    />
  );
}
