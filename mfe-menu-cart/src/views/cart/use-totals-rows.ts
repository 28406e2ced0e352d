import type { Cart } from '@tiffin/contracts';
import { cartTotalRows } from '@tiffin/domain';
import type { CartTotalRow } from '@tiffin/domain';
import type { FeeRow } from '@tiffin/screen-parts';
import { useCartPanelMessages } from './use-cart-panel-messages';

/** Returns the rows of a cart's total, each fee by its name. In a group order only the person's own food. */
export function useTotalsRows(cart: Cart): readonly FeeRow[] {
  const t = useCartPanelMessages();
  const infos: Partial<Record<CartTotalRow['kind'], string>> = {
    delivery: t('totals.deliveryInfo'),
    service: t('totals.serviceInfo'),
    tax: t('totals.taxInfo'),
  };
  const { itemSumMicro, subtotalMicro } = cart.financialInfo;
  if (cart.fulfillmentId !== null) {
    return [
      { key: 'items', label: t('totals.items'), amountMicro: itemSumMicro },
      { key: 'total', label: t('totals.subtotal'), amountMicro: subtotalMicro, kind: 'total' },
    ];
  }
  return cartTotalRows(cart).map(({ key, kind, name, amountMicro }) => ({
    key,
    label: name ?? t(`totals.${kind}`),
    amountMicro: kind === 'delivery' && amountMicro === 0 ? t('totals.free') : amountMicro,
    kind: kind === 'total' ? 'total' : amountMicro < 0 ? 'off' : 'plain',
    info: infos[kind],
    isServiceFee: kind === 'service',
  }));
}
