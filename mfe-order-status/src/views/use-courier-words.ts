import { serverNow } from '@tiffin/api';
import type { Order, OrderStatusValue } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { useDistance } from '@tiffin/screen-parts';
import { courierSight } from '../domain/courier-sight';
import { pastMessage } from '../domain/state-message';
import type { OrderState } from './use-order-state';
import { useOrderTiming } from './use-order-timing';
import { useStatusMessages } from './use-status-messages';

type CourierWords = {
  readonly title: string;
  readonly notes: readonly string[];
  /** What is missing or old. */
  readonly warning: string | undefined;
};

/** From these on a courier belongs to the order. */
const assigned: readonly OrderStatusValue[] = [
  'COURIER_CONFIRMED',
  'COURIER_ENROUTE_PICKUP',
  'COURIER_CONFIRMED_STORE_ARRIVAL',
  'COURIER_PICKED_UP',
  'COURIER_ENROUTE_DROPOFF',
  'COURIER_CONFIRMED_CONSUMER_ARRIVAL',
];

/** Returns what is known of the courier, in words; undefined while there is none, and once the order has ended. */
export function useCourierWords(order: Order, state: OrderState): CourierWords | undefined {
  const t = useStatusMessages();
  const format = useFormat();
  const distance = useDistance();
  const timing = useOrderTiming(order, state);
  const { courier, courierStaleSince, deliveryStatuses, phase, type } = state;
  const { timeZone } = order.merchant;
  const doing = deliveryStatuses.filter(({ status }) => assigned.includes(status)).at(-1);
  if (phase !== 'active' || type !== 'DELIVERY' || (courier === null && doing === undefined))
    return undefined;
  const time = (at: string | number) => format.time(at, timeZone);
  const now = serverNow();
  const sight = courierSight(courier, order.userDeliveryAddressDetail, now);
  const isAtDoor = doing?.status === 'COURIER_CONFIRMED_CONSUMER_ARRIVAL';
  const name = courier?.firstName ?? '';
  const vehicle = courier?.vehicle ?? '';
  const isStale = courierStaleSince !== undefined;
  return {
    title:
      name === ''
        ? t('courier.unnamed')
        : t(vehicle === '' ? 'courier.brings' : 'courier.bringsBy', { name, vehicle }),
    notes: [
      ...(doing
        ? [
            t('courier.doing', {
              state: t(pastMessage(doing.status, type)),
              time: time(doing.timestamp),
            }),
          ]
        : []),
      ...(timing.expected === undefined ? [] : [t('courier.expected', { time: timing.expected })]),
      ...(sight.kind === 'unseen' || isAtDoor
        ? []
        : [
            t(sight.kind === 'old' || isStale ? 'courier.lastSeen' : 'courier.away', {
              distance: distance(sight.metres),
              time: time(sight.seenAt),
            }),
          ]),
    ],
    warning: isStale
      ? courierStaleSince === 0
        ? t('courier.silent')
        : t('courier.stale', { time: time(courierStaleSince) })
      : sight.kind === 'old'
        ? t('courier.old')
        : undefined,
  };
}
