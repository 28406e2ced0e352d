import type { FulfillmentValidation } from '@tiffin/contracts';
import { acceptsOrders } from '../content/accepts-orders';
import type { MerchantRecord } from '../content/merchant-record';
import { opennessAt } from '../content/opening-hours';
import type { GroupSettings } from './group-settings';

type ValidationError = FulfillmentValidation['validationErrors'][number];

/** What keeps a group from being ordered as its host set it up (specification 5): where, and when. */
export function validateGroup(
  settings: Pick<GroupSettings, 'fulfillmentType' | 'deliveryDetails' | 'scheduledForTime'>,
  merchant: MerchantRecord,
  now: number,
): ValidationError[] {
  return [...placeErrors(settings), ...timeErrors(settings.scheduledForTime, merchant, now)];
}

function placeErrors({
  fulfillmentType,
  deliveryDetails,
}: Pick<GroupSettings, 'fulfillmentType' | 'deliveryDetails'>): ValidationError[] {
  return fulfillmentType === 'DELIVERY' && !deliveryDetails.location.trim()
    ? [{ field: 'deliveryLocation', code: 'LOCATION_MISSING' }]
    : [];
}

function timeErrors(
  scheduledForTime: string | null,
  merchant: MerchantRecord,
  now: number,
): ValidationError[] {
  if (!acceptsOrders(merchant.state)) return [{ field: 'scheduledForTime', code: 'MERCHANT_NOT_ACCEPTING' }];
  if (scheduledForTime === null)
    return opennessAt(merchant, now).open ? [] : [{ field: 'scheduledForTime', code: 'MERCHANT_CLOSED' }];
  const at = Date.parse(scheduledForTime);
  if (at < now + merchant.prepMinutes.minimum * 60_000)
    return [{ field: 'scheduledForTime', code: 'TOO_SOON' }];
  return opennessAt(merchant, at).open ? [] : [{ field: 'scheduledForTime', code: 'MERCHANT_CLOSED' }];
}
