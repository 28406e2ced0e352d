import type { Order } from '@tiffin/contracts';
import type { OrderState } from './use-order-state';
import { useOrderTiming } from './use-order-timing';
import { useStatusMessages } from './use-status-messages';

/** Returns what a late order was promised for, and what to do without a new time; undefined if it is not late. */
export function useLatenessNote(order: Order, state: OrderState): string | undefined {
  const t = useStatusMessages();
  const timing = useOrderTiming(order, state);
  if (timing.kind !== 'late') return undefined;
  return t(timing.expected === undefined ? 'late.unknown' : 'late.was', { time: timing.promised });
}
