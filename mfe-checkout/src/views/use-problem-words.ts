import type { Cart } from '@tiffin/contracts';
import { metresTooFar } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useDistance } from '@tiffin/screen-parts';
import type { OrderProblem } from '../domain/order-problem';
import { namesOf, refusedItems } from '../domain/refused-items';
import { useCheckoutMessages } from './use-checkout-messages';

type Words = {
  readonly title: string;
  /** What exactly is refused: the dishes, or how much too far the address is. */
  readonly about: string | undefined;
  readonly body: string | undefined;
};
type Refused = Extract<OrderProblem, { readonly kind: 'refused' }>;

/** Returns a function that says why the order was not placed, in the service's words if it sent some. */
export function useProblemWords(cart: Cart): (problem: OrderProblem) => Words {
  const t = useCheckoutMessages();
  const format = useFormat();
  const distance = useDistance();
  const aboutOf = (refused: Refused) => {
    const items = refusedItems(refused, cart.cartItems);
    if (items.length > 0) {
      const key = refused.remedy === 'time' ? 'late' : 'gone';
      return t(`problem.items.${key}`, { items: format.list(namesOf(items)) });
    }
    const metres = refused.remedy === 'address' ? metresTooFar(refused.data) : undefined;
    return metres === undefined ? undefined : t('problem.tooFar', { distance: distance(metres) });
  };
  return (problem) => {
    if (problem.kind === 'refused') {
      const { title, body } = problem;
      return { title, about: aboutOf(problem), body };
    }
    const amount = format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode);
    return {
      title: t(`problem.${problem.kind}.title`),
      about: undefined,
      body: t(`problem.${problem.kind}.body`, { amount }),
    };
  };
}
