import type { OrderStatusValue } from '@tiffin/contracts';
import type { MerchantRecord } from '../content/merchant-record';
import type { TimelineEvent } from './stored-order';

const MINUTE = 60_000;

type Plan = {
  readonly isDelivery: boolean;
  readonly placedAt: number;
  readonly scheduledFor: number | null;
  readonly merchant: Pick<MerchantRecord, 'prepMinutes' | 'deliveryInfo'>;
  /** By which factor orders move faster than real time. */
  readonly speed: number;
};

/**
 * Returns the states that an order will go through, with their times. A scheduled order waits until the
 * kitchen must start.
 */
export function planTimeline({ isDelivery, placedAt, scheduledFor, merchant, speed }: Plan): TimelineEvent[] {
  const { prepMinutes, deliveryInfo } = merchant;
  const arrival = deliveryInfo?.estimatedDeliveryTimeRange.minimum ?? prepMinutes.maximum;
  const steps = isDelivery
    ? deliverySteps(prepMinutes.minimum, Math.max(arrival, prepMinutes.minimum + 2) + 2)
    : pickupSteps(prepMinutes.minimum);
  const length = steps.at(-1)?.[1] ?? 0;
  const begin = scheduledFor === null ? placedAt : Math.max(placedAt, scheduledFor - length * MINUTE);
  const waits: TimelineEvent[] = begin > placedAt + MINUTE ? [{ status: 'SCHEDULED', at: placedAt }] : [];
  return [
    { status: 'PLACED', at: placedAt },
    ...waits,
    ...steps.map(([status, minutes]) => ({ status, at: begin + Math.round((minutes * MINUTE) / speed) })),
  ];
}

type Step = readonly [OrderStatusValue, number];

function deliverySteps(prep: number, arrival: number): readonly Step[] {
  const pickedUp = Math.max(prep + 1, arrival - 12);
  return [
    ['ACCEPTED', 1],
    ['DELIVERY_CREATED', 2],
    ['COURIER_CONFIRMED', 4],
    ['COURIER_ENROUTE_PICKUP', 5],
    ['PREPARED', prep],
    ['COURIER_CONFIRMED_STORE_ARRIVAL', prep + 0.5],
    ['COURIER_PICKED_UP', pickedUp],
    ['COURIER_ENROUTE_DROPOFF', pickedUp + 1],
    ['COURIER_CONFIRMED_CONSUMER_ARRIVAL', arrival - 1],
    ['COURIER_DROPPED_OFF', arrival],
  ];
}

function pickupSteps(prep: number): readonly Step[] {
  return [
    ['ACCEPTED', 1],
    ['PREPARED', prep],
    ['RECEIVED', prep + 10],
  ];
}

/** Returns the events that have happened by `now`, the current one last. */
export function reached(timeline: readonly TimelineEvent[], now: number): readonly TimelineEvent[] {
  return timeline.filter((event) => event.at <= now);
}

/**
 * Returns a timeline whose future events happen earlier by a time. Events that would then be in the past
 * happen now.
 */
export function hasten(
  timeline: readonly TimelineEvent[],
  byMs: number,
  now: number,
): readonly TimelineEvent[] {
  return timeline.map((event) =>
    event.at <= now ? event : { ...event, at: Math.max(now, event.at - byMs) },
  );
}
