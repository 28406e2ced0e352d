import type { FulfillmentValidation } from '@tiffin/contracts';
import { isAcceptingState } from '@tiffin/domain';
import { isInDeliveryRange } from '../content/delivery-range';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt } from '../content/opening-hours';
import type { Destination } from './delivery-details';
import type { GroupSettings } from './group-settings';

type ValidationError = FulfillmentValidation['validationErrors'][number];

type Surroundings = {
  readonly merchant: MerchantRecord;
  readonly destination: Destination;
  readonly now: number;
};

/** Returns what blocks the order of a group in its current settings (specification 5): location and time. */
export function validateGroup(
  { fulfillmentType, scheduledForTime }: Pick<GroupSettings, 'fulfillmentType' | 'scheduledForTime'>,
  { merchant, destination, now }: Surroundings,
): ValidationError[] {
  const location = fulfillmentType === 'DELIVERY' ? locationErrors(merchant, destination) : [];
  return [...location, ...timeErrors(scheduledForTime, merchant, now)];
}

function locationErrors(merchant: MerchantRecord, destination: Destination): ValidationError[] {
  if (destination.kind === 'none') return [{ field: 'deliveryLocation', code: 'LOCATION_MISSING' }];
  const isTooFar = destination.kind === 'address' && !isInDeliveryRange(merchant, destination.detail);
  return isTooFar ? [{ field: 'deliveryLocation', code: 'ADDRESS_OUT_OF_RANGE' }] : [];
}

function timeErrors(
  scheduledForTime: string | null,
  merchant: MerchantRecord,
  now: number,
): ValidationError[] {
  if (!isAcceptingState(merchant.state))
    return [{ field: 'scheduledForTime', code: 'MERCHANT_NOT_ACCEPTING' }];
  if (scheduledForTime === null)
    return opennessAt(merchant, now).open ? [] : [{ field: 'scheduledForTime', code: 'MERCHANT_CLOSED' }];
  const at = Date.parse(scheduledForTime);
  if (at < now + merchant.prepMinutes.minimum * 60_000)
    return [{ field: 'scheduledForTime', code: 'TOO_SOON' }];
  return opennessAt(merchant, at).open ? [] : [{ field: 'scheduledForTime', code: 'MERCHANT_CLOSED' }];
}
