import { useFlag } from '@tiffin/config';
import { serviceFeeWords } from '@tiffin/domain';
import { FeeTotals } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import type { EditableCart } from './use-editable-cart';
import { useTotalsRows } from './use-totals-rows';

/** Renders a cart's total line by line. */
export function CartTotals({ editable }: { readonly editable: EditableCart }): ReactElement {
  const { merchant, cart, commands } = editable;
  const rows = useTotalsRows(cart);
  const words = useFlag('service_fee_info_modal') ? serviceFeeWords(merchant) : undefined;
  return <FeeTotals rows={rows} words={words} currencyCode={cart.currencyCode} busy={commands.isUpdating} />;
}
