import type { CallAnswer, Courier } from '@tiffin/contracts';

type DeliveryStatus = CallAnswer<'getDeliveryStatus'>;

/** Returns the courier service's answer for a delivery without a courier. */
export function makeDeliveryStatus(overrides: Partial<DeliveryStatus> = {}): DeliveryStatus {
  return {
    orderDeliveryStatuses: [],
    currentStatus: 'ACCEPTED',
    courier: null,
    estimatedArrivalTime: null,
    ...overrides,
  };
}

/** Returns a courier with a bicycle and a phone whose position is unknown. */
export function makeCourier(overrides: Partial<Courier> = {}): Courier {
  return {
    firstName: 'Ho-yin',
    vehicle: 'bicycle',
    phoneNumber: '+1 604 555 0142',
    position: null,
    ...overrides,
  };
}
