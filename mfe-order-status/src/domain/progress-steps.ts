import type { OrderProgress } from './order-progress';

type StepKey = 'accepted' | 'preparing' | 'onTheWay' | 'arrived' | 'ready' | 'collected';
type Step = { readonly key: StepKey; readonly state: 'done' | 'current' | 'next' };

const delivered: readonly StepKey[] = ['accepted', 'preparing', 'onTheWay', 'arrived'];
const collected: readonly StepKey[] = ['accepted', 'preparing', 'ready', 'collected'];

/** The four tiers of the tracker; none for an order that was stopped. */
export function progressSteps(progress: OrderProgress, isDelivery: boolean): readonly Step[] {
  if (progress.kind === 'stopped') return [];
  const at = progress.kind === 'finished' ? 4 : progress.step;
  return (isDelivery ? delivered : collected).map((key, index) => ({
    key,
    state: index < at ? 'done' : index === at ? 'current' : 'next',
  }));
}
