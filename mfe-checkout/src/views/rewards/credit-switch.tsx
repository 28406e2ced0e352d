import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useRewardMessages } from './use-reward-messages';

type CreditSwitchProps = {
  readonly cart: Cart;
  /** The person's credit in the cart's currency. */
  readonly creditMicro: number;
};

/** Renders the switch that keeps the credit for another order. */
export function CreditSwitch({ cart, creditMicro }: CreditSwitchProps): ReactElement {
  const t = useRewardMessages();
  const format = useFormat();
  const { patch } = useCartCommands(cart.merchantId);
  return (
    <Switch
      label={t('useCredit')}
      note={t('credit', { credit: format.money(creditMicro, cart.currencyCode) })}
      checked={cart.includeCredit ?? true}
      onChange={(event) => {
        patch.mutate({ includeCredit: event.target.checked });
      }}
    />
  );
}
