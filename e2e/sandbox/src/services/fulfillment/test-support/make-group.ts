import type { Group, GroupRecord, GuestRecord } from '../group-records';

const settings: GroupRecord['settings'] = {
  fulfillmentType: 'PICKUP',
  guestMax: 10,
  scheduledForTime: null,
  deliveryDetails: { location: '', locationId: null, deliveryInstructions: '' },
  tip: { selectedTipOptionId: null, customTipAmountMicro: null },
  paymentSplit: 'PAY_SEPARATELY',
  fixedAmountMicro: null,
  shareMode: 'LINK_ONLY',
  showGuestItems: true,
  ownerPaymentOptions: null,
};

/** Returns an open group of one host as read from the database, with `more` replacing fields of its row. */
export function makeGroup(
  more: Partial<GroupRecord> = {},
  guests: readonly GuestRecord[] = [makeGuest()],
): Group {
  const record: GroupRecord = {
    id: 'group',
    version: 1,
    state: 'OPEN',
    hostId: 'host',
    merchantId: 'merchant',
    linkId: 'link',
    settings,
    orderByTime: null,
    expirationTime: Number.MAX_SAFE_INTEGER,
    completeTime: null,
    lockedUntil: null,
    deadlineDoneFor: null,
    notOrderedBecause: null,
    orderId: null,
    orderToken: null,
    createdAt: 0,
    ...more,
  };
  return { record, guests, removed: [] };
}

/** Returns a person of a group who browses, with `more` replacing fields of the row. */
export function makeGuest(more: Partial<GuestRecord> = {}): GuestRecord {
  return {
    fulfillmentId: 'group',
    externalUserId: 'host',
    status: 'BROWSING',
    firstName: 'Ana',
    lastName: '',
    seat: 0,
    joinedAt: 0,
    removedAt: null,
    settledAt: null,
    cardDeclinedAt: null,
    locale: 'en',
    nudgedAt: null,
    moreTimeAskedAt: null,
    reminderEmail: null,
    remindedUntil: null,
    addedBy: null,
    isCoHost: false,
    ...more,
  };
}
