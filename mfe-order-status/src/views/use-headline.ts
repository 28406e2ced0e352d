import { serverNow } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { stateMessage } from '../domain/state-message';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/**
 * Returns the state in words, with the promised time if it is in the future: "Being prepared, here
 * 12:25–12:30".
 */
export function useHeadline(order: Order, state: OrderState): string {
  const t = useStatusMessages();
  const format = useFormat();
  const words = t(`${stateMessage(state.status, state.isDelivery)}.title`);
  const promise = order.promisedTimeRange;
  const isAhead = state.tracker.outcome === 'active' && (state.isDelivery || state.tracker.step < 3);
  if (promise === null || !isAhead) return words;
  const { timeZone } = order.merchant;
  const range = format.timeRange(promise.from, promise.to, timeZone);
  const isOtherDay = format.date(promise.from, timeZone) !== format.date(serverNow(), timeZone);
  const time = isOtherDay ? `${format.date(promise.from, timeZone)} ${range}` : range;
  return t(state.isDelivery ? 'headline.here' : 'headline.ready', { state: words, time });
}
