import type { MerchantFulfillmentType } from '@tiffin/contracts';
import type { OrderTracker } from '@tiffin/domain';
import { HAND_OVERS } from './hand-over';

type StepKey = 'sent' | 'accepted' | 'preparing' | 'onTheWay' | 'arrived' | 'ready' | 'collected' | 'served';
type Step = { readonly key: StepKey; readonly state: 'done' | 'current' | 'next' };

/**
 * Returns the four tiers of the tracker; none for a rejected or cancelled order. The first is `sent` until the
 * restaurant accepts.
 */
export function progressSteps(
  { step, outcome }: Pick<OrderTracker, 'step' | 'outcome'>,
  type: MerchantFulfillmentType,
): readonly Step[] {
  if (outcome === 'failed') return [];
  const at = outcome === 'done' ? 4 : step - 1;
  const keys: readonly StepKey[] = ['accepted', 'preparing', ...HAND_OVERS[type].lastSteps];
  return keys.map((key, index) => ({
    key: key === 'accepted' && at === 0 ? 'sent' : key,
    state: index < at ? 'done' : index === at ? 'current' : 'next',
  }));
}
