import type { CallAnswer, Courier, LatLng, Locale } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { merchantById } from '../content/find-merchant';
import { completedAt, currentStatus, timeOf } from './current-status';
import { isShown } from './order-readers';
import type { OrderReader } from './order-readers';
import type { OrderRow } from './order-row';
import { reached } from './timeline';

type Asked = { readonly now: number; readonly locale: Locale; readonly reader: OrderReader };

/** Returns where the courier of an order is at an instant; who it is, only for readers who may know. */
export async function deliveryStatusOf(
  db: Database,
  row: OrderRow,
  { now, locale, reader }: Asked,
): Promise<CallAnswer<'getDeliveryStatus'>> {
  const { content } = row;
  const past = reached(content.timeline, now);
  const isFound = past.some(({ status }) => status === 'COURIER_CONFIRMED');
  const merchant = await merchantById(db, row.merchantId);
  return {
    orderDeliveryStatuses: past.map(({ status, at }) => ({ status, timestamp: new Date(at).toISOString() })),
    currentStatus: currentStatus(content, now),
    courier:
      isShown('courier', reader) && isFound
        ? {
            firstName: 'Ho-yin',
            vehicle: locale === 'zh' ? '單車' : 'bicycle',
            phoneNumber: '+1 604 555 0142',
            position: positionOf(content, merchant.latLng, now),
          }
        : null,
    estimatedArrivalTime: arrivalOf(content, now),
  };
}

function arrivalOf(content: OrderRow['content'], now: number): string | null {
  const at = timeOf(content.timeline, 'COURIER_DROPPED_OFF');
  return at === null || completedAt(content, now) !== null ? null : new Date(at).toISOString();
}

/** Returns a point on the straight line from the merchant to the door; null until the courier is at the merchant. */
function positionOf(
  { timeline, userDeliveryAddressDetail: door }: OrderRow['content'],
  from: LatLng,
  now: number,
): Courier['position'] {
  const here = timeOf(timeline, 'COURIER_CONFIRMED_STORE_ARRIVAL');
  const leaves = timeOf(timeline, 'COURIER_PICKED_UP');
  const arrives = timeOf(timeline, 'COURIER_CONFIRMED_CONSUMER_ARRIVAL');
  if (door === null || here === null || leaves === null || arrives === null || now < here) return null;
  const part = Math.min(1, Math.max(0, (now - leaves) / Math.max(1, arrives - leaves)));
  return {
    latitude: from.latitude + (door.lat - from.latitude) * part,
    longitude: from.longitude + (door.lng - from.longitude) * part,
    seenAt: new Date(now).toISOString(),
  };
}
