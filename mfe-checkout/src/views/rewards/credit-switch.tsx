import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { creditAfter } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useRewardMessages } from './use-reward-messages';

type CreditSwitchProps = {
  readonly cart: Cart;
  /** The person's credit in the cart's currency. */
  readonly creditMicro: number;
};

/** Renders the switch that keeps the credit for another order, and what is left of it after this one. */
export function CreditSwitch({ cart, creditMicro }: CreditSwitchProps): ReactElement {
  const t = useRewardMessages();
  const format = useFormat();
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  const { creditMicro: usedMicro } = cart.financialInfo;
  const { patch } = useCartCommands(cart.merchantId);
  return (
    <Switch
      label={t('useCredit')}
      note={
        usedMicro > 0
          ? t('creditLeft', { credit: money(creditMicro), left: money(creditAfter(creditMicro, -usedMicro)) })
          : t('credit', { credit: money(creditMicro) })
      }
      checked={cart.includeCredit ?? true}
      onChange={(event) => {
        patch.mutate({ includeCredit: event.target.checked });
      }}
    />
  );
}
