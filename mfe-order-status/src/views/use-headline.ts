import { serverNow } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { promisedTime } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { promiseText } from '@tiffin/screen-parts';
import { stateMessage } from '../domain/state-message';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/** Returns the state in words, with the promised time: "Being prepared, arriving 12:25–12:30". */
export function useHeadline(order: Order, { status, type }: Pick<OrderState, 'status' | 'type'>): string {
  const t = useStatusMessages();
  const format = useFormat();
  const state = t(`${stateMessage(status, type)}.title`);
  const { promisedTimeRange, orderStatus, merchant } = order;
  const { scheduledForTime: scheduledTime, orderReadyAtTime: readyTime } = orderStatus;
  const promised = promisedTime({ status, type, promisedTimeRange, scheduledTime, readyTime });
  if (promised === null) return state;
  const time = promiseText(promised, merchant.timeZone, { format, now: serverNow() });
  return t(`headline.${promised.kind}`, { state, time });
}
