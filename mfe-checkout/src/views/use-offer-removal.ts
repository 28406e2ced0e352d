import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { announce } from '@tiffin/ui';
import { refusedCodes } from '../domain/refused-codes';
import type { RemedyAction } from './remedy-action';
import { useCheckoutMessages } from './use-checkout-messages';

type Refused = { readonly data: Readonly<Record<string, unknown>> | undefined };

/**
 * Returns a function that returns the button that takes the invalid offers out of the cart: its codes, or the
 * offers that it has taken without one (row CHK-09).
 */
export function useOfferRemoval(cart: Cart, dismiss: () => void): (refused: Refused) => RemedyAction {
  const t = useCheckoutMessages();
  const format = useFormat();
  const { removeCode, saveIncentives } = useCartCommands(cart.merchantId);
  return ({ data }) => {
    const codes = refusedCodes(data, cart.cartCheckoutCodes);
    const names = format.list(codes);
    const remove = async () => {
      dismiss();
      for (const code of codes) await removeCode.mutateAsync(code);
      if (codes.length === 0) await saveIncentives.mutateAsync({ incentives: [] });
      announce(codes.length === 0 ? t('problem.offersRemoved') : t('problem.removed', { items: names }));
    };
    return {
      key: 'offers',
      label: codes.length === 0 ? t('problem.actions.offers') : t('problem.actions.promo', { code: names }),
      run: () => {
        remove().catch(ignore);
      },
    };
  };
}

/** The failed change has reported itself, and the offers are still in the cart. */
function ignore(): void {}
