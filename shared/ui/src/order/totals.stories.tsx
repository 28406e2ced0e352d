import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Totals } from './totals';
import type { TotalsRow } from './totals';

export default { component: Totals } satisfies Meta<typeof Totals>;

const open = (): void => undefined;

export function Kinds(): ReactElement {
  return <Totals rows={useRows()} currencyCode="CAD" />;
}

export function Busy(): ReactElement {
  return <Totals rows={useRows()} currencyCode="CAD" busy />;
}

function useRows(): readonly TotalsRow[] {
  const say = useSay();
  return [
    { key: 'items', label: say('Items', '餐點'), amountMicro: 18_400_000 },
    { key: 'delivery', label: say('Delivery fee', '外送費'), amountMicro: say('Free', '免費') },
    {
      key: 'service',
      label: say('Service fee', '服務費'),
      amountMicro: 1_500_000,
      info: say('It pays for support and payments.', '用於客戶支援及付款服務。'),
    },
    { key: 'promo', label: 'LUNCH5', amountMicro: -5_000_000, kind: 'off' },
    { key: 'sub', label: say('Subtotal', '小計'), amountMicro: 14_900_000, kind: 'sub' },
    { key: 'tax', label: say('Taxes', '稅項'), amountMicro: 1_940_000, onInfo: open },
    { key: 'total', label: say('Total', '總計'), amountMicro: 16_840_000, kind: 'total' },
  ];
}
