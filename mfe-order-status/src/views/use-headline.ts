import type { Order } from '@tiffin/contracts';
import { rejectionOf } from '../domain/rejection';
import { stateMessage } from '../domain/state-message';
import type { OrderState } from './use-order-state';
import { useOrderTiming } from './use-order-timing';
import type { WordForm } from './use-order-timing';
import { useStatusMessages } from './use-status-messages';

type HeadlineState = Pick<OrderState, 'status' | 'type' | 'forecast' | 'ending'>;

/**
 * Returns the state in words, with the promised time: "Being prepared, arriving 12:25–12:30". An order that is
 * late shows the new time instead, if there is one. An order that waits for an answer says so.
 */
export function useHeadline(order: Order, shown: HeadlineState, form?: WordForm): string {
  const t = useStatusMessages();
  const timing = useOrderTiming(order, shown, form);
  if (rejectionOf(order) === 'asks') return t('continue.title');
  const state = t(`${stateMessage(shown.status, shown.type, shown.ending)}.title`);
  switch (timing.kind) {
    case 'untimed':
      return state;
    case 'promised':
      return t(`headline.${timing.what}`, { state, time: timing.expected });
    case 'late': {
      const { what, expected: time } = timing;
      if (time === undefined) return t('headline.late', { state });
      return t(what === 'arriving' ? 'headline.nowArriving' : 'headline.nowReady', { state, time });
    }
  }
}
