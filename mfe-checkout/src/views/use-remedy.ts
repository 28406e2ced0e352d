import { useCartCommands } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useNavigate } from '@tiffin/router';
import { announce } from '@tiffin/ui';
import type { OrderProblem } from '../domain/order-problem';
import { namesOf, refusedItems } from '../domain/refused-items';
import type { RefusedItem } from '../domain/refused-items';
import type { Remedy } from '../domain/remedy';
import { useCheckoutMessages } from './use-checkout-messages';
import { useOfferRemoval } from './use-offer-removal';
import type { OrderDialogName } from './use-order-dialog';
import type { RemedyAction } from './remedy-action';

type Options = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  /** Opens a dialog over the checkout. */
  readonly change: (name: OrderDialogName) => void;
  readonly chooseCard: () => void;
  readonly dismiss: () => void;
};

/** Returns a function that returns the buttons that remedy a problem, the best one first. */
export function useRemedy({
  merchant,
  cart,
  change,
  chooseCard,
  dismiss,
}: Options): (problem: OrderProblem) => readonly RemedyAction[] {
  const t = useCheckoutMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const { removeCode, removeItem } = useCartCommands(cart.merchantId);
  const offerRemoval = useOfferRemoval(cart, dismiss);
  const paths = merchantPaths(merchant.url);
  const toOrder = { key: 'order', label: t('problem.actions.order'), run: () => void navigate(paths.order) };
  const toChange = (key: 'time' | 'address') => ({
    key,
    label: t(`problem.actions.${key}`),
    run: () => {
      dismiss();
      change(key === 'time' ? 'schedule' : 'fulfillment');
    },
  });
  const remove = async (items: readonly RefusedItem[]) => {
    dismiss();
    for (const { cartItemId } of items) await removeItem.mutateAsync(cartItemId);
  };
  const withoutItems = (items: readonly RefusedItem[]): readonly RemedyAction[] => {
    if (items.length === 0) return [];
    const names = format.list(namesOf(items));
    const removal = {
      key: 'remove',
      label: t('problem.actions.remove', { items: names }),
      run: () => {
        remove(items).then(() => announce(t('problem.removed', { items: names })), ignore);
      },
    };
    const replacement = {
      key: 'replace',
      label: t('problem.actions.replace'),
      run: () => {
        remove(items).then(() => navigate(paths.menu), ignore);
      },
    };
    return items.length < cart.cartItems.length ? [removal, replacement] : [replacement];
  };
  return (problem) => {
    const items = problem.kind === 'refused' ? refusedItems(problem, cart.cartItems) : [];
    const remedy = remedyOf(problem);
    switch (remedy) {
      case 'card':
        return [{ key: 'card', label: t('problem.actions.card'), run: chooseCard }];
      case 'time':
        return [toChange('time'), ...withoutItems(items)];
      case 'items':
        if (items.length === 0) return [toOrder];
        return [...withoutItems(items), ...(cart.scheduledForTime === null ? [] : [toChange('time')])];
      case 'offers':
        return [...(problem.kind === 'refused' ? [offerRemoval(problem)] : []), toOrder];
      case 'order':
        return [toOrder];
      case 'address':
        return [toChange('address')];
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

function remedyOf(problem: OrderProblem): Remedy {
  if (problem.kind === 'refused') return problem.remedy;
  return problem.kind === 'challenge' ? 'card' : 'again';
}

/** The failed change has reported itself, and the items are still in the cart. */
function ignore(): void {}
