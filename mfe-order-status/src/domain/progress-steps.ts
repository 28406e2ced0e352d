import type { OrderTracker } from '@tiffin/domain';

type StepKey = 'accepted' | 'preparing' | 'onTheWay' | 'arrived' | 'ready' | 'collected';
type Step = { readonly key: StepKey; readonly state: 'done' | 'current' | 'next' };

const delivered: readonly StepKey[] = ['accepted', 'preparing', 'onTheWay', 'arrived'];
const collected: readonly StepKey[] = ['accepted', 'preparing', 'ready', 'collected'];

/** Returns the four tiers of the tracker; none for a rejected or cancelled order. */
export function progressSteps(
  { step, outcome }: Pick<OrderTracker, 'step' | 'outcome'>,
  isDelivery: boolean,
): readonly Step[] {
  if (outcome === 'failed') return [];
  const at = outcome === 'done' ? 4 : step - 1;
  return (isDelivery ? delivered : collected).map((key, index) => ({
    key,
    state: index < at ? 'done' : index === at ? 'current' : 'next',
  }));
}
