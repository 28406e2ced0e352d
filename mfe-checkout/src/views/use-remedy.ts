import { useCartCommands } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useNavigate } from '@tiffin/router';
import type { Remedy } from '../domain/remedy';
import { useCheckoutMessages } from './use-checkout-messages';

export type RemedyAction = { readonly key: string; readonly label: string; readonly run: () => void };

type Options = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly chooseCard: () => void;
  readonly dismiss: () => void;
};

/** Returns the buttons that remedy a refusal. */
export function useRemedy({
  merchant,
  cart,
  chooseCard,
  dismiss,
}: Options): (remedy: Remedy) => readonly RemedyAction[] {
  const t = useCheckoutMessages();
  const navigate = useNavigate();
  const { removeCode } = useCartCommands(cart.merchantId);
  const toOrder = (key: 'time' | 'order' | 'address') => ({
    key,
    label: t(`problem.actions.${key}`),
    run: () => void navigate(merchantPaths(merchant.url).order),
  });
  return (remedy) => {
    switch (remedy) {
      case 'card':
        return [{ key: 'card', label: t('problem.actions.card'), run: chooseCard }];
      case 'time':
      case 'order':
      case 'address':
        return [toOrder(remedy)];
      case 'promo':
        return cart.cartCheckoutCodes.map((code) => ({
          key: code,
          label: t('problem.actions.promo', { code }),
          run: () => {
            removeCode.mutate(code);
            dismiss();
          },
        }));
      case 'none':
      case 'again':
        return [];
    }
  };
}
