import { serverNow } from '@tiffin/api';
import type { Order } from '@tiffin/contracts';
import { orderTiming, promisedTime } from '@tiffin/domain';
import type { PromisedTime } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { promiseText } from '@tiffin/screen-parts';
import type { OrderState } from './use-order-state';

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

/** Returns when an order is expected, as every part of its page says it. */
export function useOrderTiming(
  { promisedTimeRange, orderStatus, merchant }: Order,
  { status, type, forecast }: Pick<OrderState, 'status' | 'type' | 'forecast'>,
): TimingWords {
  const format = useFormat();
  const now = serverNow();
  const { scheduledForTime: scheduledTime, orderReadyAtTime: readyTime } = orderStatus;
  const promised = promisedTime({ status, type, promisedTimeRange, scheduledTime, readyTime });
  const timing = orderTiming(promised, forecast, now);
  const written = (time: PromisedTime) => promiseText(time, merchant.timeZone, { format, now });
  switch (timing.kind) {
    case 'untimed':
      return {
        kind: 'untimed',
        expected: timing.expectedAt === null ? undefined : format.time(timing.expectedAt, merchant.timeZone),
      };
    case 'promised':
      return { kind: 'promised', what: timing.promised.kind, expected: written(timing.promised) };
    case 'late': {
      const { promised: missed, expectedAt: at } = timing;
      const expected = at === null ? undefined : written({ ...missed, from: at, to: at });
      return { kind: 'late', what: missed.kind, expected, promised: written(missed) };
    }
  }
}
