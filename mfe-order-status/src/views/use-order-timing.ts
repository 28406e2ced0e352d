import { serverNow } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { isAtDoor, orderTiming, promisedTime } from '@tiffin/domain';
import type { PromisedTime } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import type { Format } from '@tiffin/i18n';
import { promiseText } from '@tiffin/screen-parts';
import { isStopped } from '../domain/rejection';
import type { OrderState } from './use-order-state';
import { useStatusMessages } from './use-status-messages';

/** When an order is expected, in words of the merchant's zone. `expected` is undefined if nobody knows. */
type TimingWords =
  | { readonly kind: 'untimed'; readonly expected: string | undefined }
  | { readonly kind: 'promised'; readonly what: PromisedTime['kind']; readonly expected: string }
  | {
      readonly kind: 'late';
      readonly what: PromisedTime['kind'];
      readonly expected: string | undefined;
      readonly promised: string;
    };

/** Whether a range of times is written ("12:25–12:30") or read aloud ("12:25 to 12:30"). */
export type WordForm = 'written' | 'spoken';

/**
 * Returns when an order is expected, as every part of its page says it. Nothing is expected of an order that waits
 * for an answer, or whose courier is at the door.
 */
export function useOrderTiming(
  order: Order,
  { status, type, forecast }: Pick<OrderState, 'status' | 'type' | 'forecast'>,
  form: WordForm = 'written',
): TimingWords {
  const t = useStatusMessages();
  const written = useFormat();
  const spoken: Format['timeRange'] = (from, to, zone) =>
    t('rangeSpoken', { from: written.time(from, zone), to: written.time(to, zone) });
  const format = form === 'written' ? written : { ...written, timeRange: spoken };
  const now = serverNow();
  const { promisedTimeRange, orderStatus, merchant } = order;
  if (isStopped(order) || isAtDoor(status)) return { kind: 'untimed', expected: undefined };
  const { scheduledForTime: scheduledTime, orderReadyAtTime: readyTime } = orderStatus;
  const promised = promisedTime({ status, type, promisedTimeRange, scheduledTime, readyTime });
  const timing = orderTiming(promised, forecast, now);
  const said = (time: PromisedTime) => promiseText(time, merchant.timeZone, { format, now });
  switch (timing.kind) {
    case 'untimed':
      return {
        kind: 'untimed',
        expected: timing.expectedAt === null ? undefined : format.time(timing.expectedAt, merchant.timeZone),
      };
    case 'promised':
      return { kind: 'promised', what: timing.promised.kind, expected: said(timing.promised) };
    case 'late': {
      const { promised: missed, expectedAt: at } = timing;
      const expected = at === null ? undefined : said({ ...missed, from: at, to: at });
      return { kind: 'late', what: missed.kind, expected, promised: said(missed) };
    }
  }
}
