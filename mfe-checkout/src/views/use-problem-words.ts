import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import type { OrderProblem } from '../domain/order-problem';
import { useCheckoutMessages } from './use-checkout-messages';

type Words = { readonly title: string; readonly body: string | undefined };

/** Returns a function that says why the order was not placed, in the service's words if it sent some. */
export function useProblemWords(cart: Cart): (problem: OrderProblem) => Words {
  const t = useCheckoutMessages();
  const format = useFormat();
  return (problem) => {
    if (problem.kind === 'refused') return problem;
    const amount = format.money(cart.financialInfo.totalPayableMicro, cart.currencyCode);
    return {
      title: t(`problem.${problem.kind}.title`),
      body: t(`problem.${problem.kind}.body`, { amount }),
    };
  };
}
