import type { Cart } from '@tiffin/contracts';
import { freeDelivery } from '@tiffin/domain';
import type { TotalsRow } from '@tiffin/ui';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** The lines of a cart's sum, every fee by its name. */
export function useTotalsRows(cart: Cart): readonly TotalsRow[] {
  const t = useMenuCartMessages();
  const info = cart.financialInfo;
  const row = (
    key: string,
    label: string,
    amountMicro: number | string,
    more: Pick<TotalsRow, 'kind' | 'info'> = {},
  ): TotalsRow => ({ key, label, amountMicro, ...more });
  const items = row('items', t('totals.items'), info.itemSumMicro);
  if (cart.fulfillmentId !== null) {
    return [items, row('total', t('totals.subtotal'), info.subtotalMicro, { kind: 'total' })];
  }
  const services =
    info.serviceCharges.length > 0
      ? info.serviceCharges
      : [{ name: t('totals.service'), amountMicro: info.serviceChargeMicro }];
  const taxes =
    info.taxRates.length > 0 ? info.taxRates : [{ name: t('totals.tax'), amountMicro: info.taxMicro }];
  return [
    items,
    ...info.cartDiscounts.map(({ name, discountMicro }, index) =>
      row(`discount ${index}`, name, -discountMicro, { kind: 'off' }),
    ),
    ...(cart.fulfillmentType === 'DELIVERY'
      ? [
          row(
            'delivery',
            t('totals.delivery'),
            freeDelivery(cart).isFree ? t('totals.free') : info.deliveryChargeMicro,
            { info: t('totals.deliveryInfo') },
          ),
        ]
      : []),
    ...services
      .filter(({ amountMicro }) => amountMicro !== 0)
      .map(({ name, amountMicro }) =>
        row(`service ${name}`, name, amountMicro, { info: t('totals.serviceInfo') }),
      ),
    ...taxes
      .filter(({ amountMicro }) => amountMicro !== 0)
      .map(({ name, amountMicro }) => row(`tax ${name}`, name, amountMicro, { info: t('totals.taxInfo') })),
    ...(info.tipMicro > 0 ? [row('tip', t('totals.tip'), info.tipMicro)] : []),
    ...(info.creditMicro > 0 ? [row('credit', t('totals.credit'), -info.creditMicro, { kind: 'off' })] : []),
    row('total', t('totals.total'), info.totalPayableMicro, { kind: 'total' }),
  ];
}
