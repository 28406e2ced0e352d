import type {
  BillPart,
  Fulfillment,
  FulfillmentGuest,
  FulfillmentStatus,
  Invite,
  InviteCard,
} from '@tiffin/contracts';
import { makeMerchant } from './merchant';

/** Returns Ben, who browses and has no items yet. */
export function makeFulfillmentGuest(overrides: Partial<FulfillmentGuest> = {}): FulfillmentGuest {
  return {
    externalUserId: 'user-ben',
    status: 'BROWSING',
    firstName: 'Ben',
    lastName: 'Tran',
    seat: 1,
    cartItems: [],
    subtotalMicro: 0,
    ...overrides,
  };
}

/** Returns Ben's part of a paid group's bill, of which he owes Ana 8.85. */
export function makeBillPart(overrides: Partial<BillPart> = {}): BillPart {
  return {
    externalUserId: 'user-ben',
    firstName: 'Ben',
    lastName: 'Tran',
    seat: 1,
    items: [],
    foodMicro: 8_000_000,
    feesMicro: 1_600_000,
    taxMicro: 1_250_000,
    tipMicro: 1_000_000,
    discountMicro: 0,
    amountMicro: 11_850_000,
    coveredMicro: 3_000_000,
    owedMicro: 8_850_000,
    settledTime: null,
    ...overrides,
  };
}

/** Returns Ana's open group, as Ana sees it, with Ben browsing. */
export function makeFulfillment(overrides: Partial<Fulfillment> = {}): Fulfillment {
  const { id, externalId, name, url, imageUrl, timeZone } = makeMerchant();
  return {
    fulfillmentId: 'fulfillment-1',
    fulfillmentType: 'PICKUP',
    hostId: 'user-ana',
    host: { firstName: 'Ana', lastName: 'Oliveira' },
    guests: [
      makeFulfillmentGuest({
        externalUserId: 'user-ana',
        status: 'READY',
        firstName: 'Ana',
        lastName: 'Oliveira',
        seat: 0,
      }),
      makeFulfillmentGuest(),
    ],
    guestMax: 10,
    joinUri: 'http://localhost:3000/g/link-1',
    isCurrentUserAdmin: true,
    currentUserId: 'user-ana',
    checksum: 'group-checksum-1',
    currencyCode: 'CAD',
    costBreakdown: {
      itemSumMicro: 0,
      subtotalMicro: 0,
      deliveryChargeMicro: 0,
      serviceChargeMicro: 0,
      taxMicro: 0,
      tipMicro: 0,
      totalMicro: 0,
      shares: [],
    },
    paymentSplit: 'FIXED_AMOUNT',
    fixedAmountMicro: null,
    tip: { selectedTipOptionId: null, customTipAmountMicro: null },
    orderId: null,
    orderToken: null,
    merchantIds: [id],
    merchant: { id, externalId, name, url, imageUrl, timeZone },
    completeTime: null,
    orderByTime: '2026-11-22T19:30:00.000Z',
    expirationTime: '2026-11-22T23:00:00.000Z',
    scheduledDetails: { scheduled: false, scheduledForTime: null },
    deliveryDetails: { location: '', locationId: null, deliveryInstructions: '' },
    deliveryPricing: {
      deliveryChargeMicro: 0,
      freeDeliveryOrderValueMicro: null,
      deliveryMinimumOrderValueMicro: 0,
    },
    ownerPaymentOptions: null,
    shareSettings: { shareMode: 'LINK_ONLY', supportedShareModes: ['LINK_ONLY', 'DEFAULT_TEAM'] },
    fulfillmentFlowType: 'HOST_ALWAYS_GUEST',
    fulfillmentState: 'OPEN',
    isLocked: false,
    groupDisplay: { title: "Ana's lunch", showGuestItems: true },
    visibility: 'PUBLIC',
    kind: 'FULFILLMENT',
    ...overrides,
  };
}

/** Returns a poll's answer for makeFulfillment's group. */
export function makeFulfillmentStatus(overrides: Partial<FulfillmentStatus> = {}): FulfillmentStatus {
  const group = makeFulfillment();
  return {
    fulfillmentId: group.fulfillmentId,
    fulfillmentState: group.fulfillmentState,
    expirationTime: group.expirationTime,
    orderByTime: group.orderByTime,
    completeTime: group.completeTime,
    orderId: group.orderId,
    isLocked: group.isLocked,
    checksum: group.checksum,
    guests: group.guests.map(({ externalUserId, status }) => ({ externalUserId, status })),
    ...overrides,
  };
}

/** Returns the link to makeFulfillment's group. */
export function makeInvite(overrides: Partial<Invite> = {}): Invite {
  const group = makeFulfillment();
  return {
    linkId: 'link-1',
    fulfillmentId: group.fulfillmentId,
    hostFirstName: group.host.firstName,
    merchantName: group.merchant.name,
    merchantImageUrl: group.merchant.imageUrl,
    fulfillmentState: group.fulfillmentState,
    orderByTime: group.orderByTime,
    guestCount: group.guests.length,
    guestMax: group.guestMax,
    currencyCode: group.currencyCode,
    ...overrides,
  };
}

/** Returns what everybody may know of the link to makeFulfillment's group, which closes on a Wednesday at 12:30. */
export function makeInviteCard(overrides: Partial<InviteCard> = {}): InviteCard {
  const { hostFirstName, merchantName, merchantImageUrl, guestCount, guestMax } = makeInvite();
  return {
    ...{ hostFirstName, merchantName, merchantImageUrl, guestCount, guestMax },
    merchantExternalId: makeMerchant().externalId,
    orderByTime: '2026-11-25T17:30:00.000Z',
    timeZone: 'America/Toronto',
    isOpen: true,
    imageUrl: 'https://pictures.test/card.png',
    ...overrides,
  };
}
