import type { Merchant } from '@tiffin/contracts';
import { useDistance } from '@tiffin/screen-parts';
import { useCartSettingsMessages } from './use-cart-settings-messages';
import type { FulfillmentProblem } from './use-save-fulfillment';

/** Returns a function that says why a fulfillment was not saved at a merchant. */
export function useFulfillmentProblemWords({
  name: merchant,
}: Pick<Merchant, 'name'>): (problem: FulfillmentProblem) => string {
  const t = useCartSettingsMessages();
  const distance = useDistance();
  return (problem) => {
    if (problem.kind !== 'tooFar') return t(`fulfillment.${problem.kind}`);
    const { metres } = problem;
    return metres === undefined
      ? t('fulfillment.outOfRange', { merchant })
      : t('fulfillment.tooFar', { merchant, distance: distance(metres) });
  };
}
