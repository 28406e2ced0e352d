import type { Locale, UserDeliveryAddressDetail } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { loadCart } from '../carts/cart-store';
import type { MerchantRecord } from '../content/merchant-record';
import { createOrderFromLines } from '../orders/create-order-from-lines';
import type { OrderRow } from '../orders/order-row';
import type { Charged } from '../payments/charge';
import type { Destination } from './delivery-details';
import type { Group } from './group-records';
import type { GroupSettings } from './group-settings';
import type { GroupSurroundings, PricedGroup } from './price-group';

/** A group as it was priced and paid, and where its order goes. */
type PaidGroup = {
  readonly around: GroupSurroundings;
  readonly priced: PricedGroup;
  readonly destination: Destination;
  readonly charged: Extract<Charged, { readonly kind: 'paid' }>;
  /** The language of letters to the host. */
  readonly locale: Locale;
};

/** Creates the order of a group. It belongs to the host, and each line names its guest. */
export async function createGroupOrder(
  tx: Database,
  context: SandboxContext,
  { record, guests }: Group,
  {
    around: { merchant },
    priced: { payers, financialInfo },
    destination,
    charged: payment,
    locale,
  }: PaidGroup,
): Promise<OrderRow> {
  const { settings, hostId } = record;
  const { content } = await loadCart(tx, { externalUserId: hostId, merchantId: merchant.id }, merchant);
  const nameOf = (externalUserId: string): string =>
    guests.find((guest) => guest.externalUserId === externalUserId)?.firstName ?? '';
  return createOrderFromLines(tx, context, {
    externalUserId: hostId,
    merchant,
    lines: payers.flatMap(({ externalUserId, lines }) =>
      lines.map((line) => ({ line, guest: { externalUserId, firstName: nameOf(externalUserId) } })),
    ),
    financialInfo,
    fulfillmentType: settings.fulfillmentType,
    userDeliveryAddressDetail: deliveryAddressOf(settings.deliveryDetails, destination, merchant),
    scheduledForTime: settings.scheduledForTime,
    note: content.note,
    includeCutlery: content.includeCutlery,
    participatingFulfillmentId: record.id,
    payment,
    guestProfile: null,
    room: null,
    table: null,
    locale,
  });
}

/** Returns a saved postal address unchanged, or a typed location at the merchant's position. */
function deliveryAddressOf(
  { location, deliveryInstructions }: GroupSettings['deliveryDetails'],
  destination: Destination,
  merchant: MerchantRecord,
): UserDeliveryAddressDetail {
  if (destination.kind === 'address') return { ...destination.detail, deliveryInstructions };
  return {
    lat: merchant.latLng.latitude,
    lng: merchant.latLng.longitude,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: location || merchant.address.streetAddress,
      addressLine2: '',
      city: merchant.address.city,
      province: '',
      postalCode: '',
      country: merchant.address.country.slice(0, 2),
    },
    deliveryInstructions,
  };
}
