import type { Fulfillment, FulfillmentStatus, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { merchantById } from '../content/find-merchant';
import { menuAt } from '../content/menu-at';
import { readMenuEdition } from '../content/read-menu';
import { groupBill } from './group-bill';
import { liveHolds } from './group-holds';
import { groupCarts } from './group-carts';
import { checksumOf, revisionOf, settingsRevisionOf } from './group-checksum';
import type { HoldsByPerson } from './payment-of';
import { presentAutoOrder } from './deadline/present-auto-order';
import { shareModesOf } from './group-access';
import { loadGroup, type Group, type GroupRecord } from './group-records';
import { endOf, groupStateAt, isLockedAt } from './group-standing';
import {
  linesSumMicro,
  priceGroup,
  projectedPartMicro,
  type GroupSurroundings,
  type PricedGroup,
} from './price-group';
import { ownBill, ownCosts, seesOthers } from './private-view';

export type ReadGroup = {
  readonly around: GroupSurroundings;
  readonly priced: PricedGroup;
  readonly holds: HoldsByPerson;
};

/** Reads a group with its carts, merchant, prices, and what its people's cards hold. */
export async function readGroup(
  db: Database,
  context: SandboxContext,
  group: Group,
  locale: Locale,
): Promise<ReadGroup> {
  const { menu, revision } = await readMenuEdition(db, group.record.merchantId);
  const merchant = await merchantById(db, group.record.merchantId);
  const { scheduledForTime } = group.record.settings;
  const servedAt = scheduledForTime === null ? context.clock.now() : Date.parse(scheduledForTime);
  const around = {
    merchant,
    menu: menuAt(menu, servedAt, merchant.timeZone),
    menuRevision: revision,
    carts: await groupCarts(db, group.record),
    locale,
    publicUrl: context.options.publicUrl,
  };
  const holds = await liveHolds(db, group.record.id, context.clock.now());
  return { around, priced: priceGroup(group, around), holds };
}

/** Returns a group as one person sees it. */
export async function presentGroup(
  db: Database,
  context: SandboxContext,
  id: string,
  viewer: { readonly externalUserId: string; readonly locale: Locale },
): Promise<Fulfillment> {
  const group = await loadGroup(db, id);
  const { record } = group;
  const { settings } = record;
  const read = await readGroup(db, context, group, viewer.locale);
  const { around, priced, holds } = read;
  const { merchant } = around;
  const host = group.guests.find((guest) => guest.externalUserId === record.hostId);
  const hostFirstName = host?.firstName ?? '';
  const now = context.clock.now();
  const bill = await groupBill(db, group, { ...viewer, now });
  const supportedShareModes = await shareModesOf(db, record.hostId);
  const isCurrentUserAdmin = record.hostId === viewer.externalUserId;
  const viewerGuest = group.guests.find((guest) => guest.externalUserId === viewer.externalUserId);
  const isHosting = isCurrentUserAdmin || viewerGuest?.isCoHost === true;
  const seesAll = seesOthers(record, viewer.externalUserId) || isHosting;
  const foodMicro = linesSumMicro(
    priced.everybody.find((one) => one.externalUserId === viewer.externalUserId)?.lines ?? [],
  );
  return {
    ...statusOf(group, marksOf(group, read), now),
    fulfillmentType: settings.fulfillmentType,
    hostId: record.hostId,
    host: { firstName: hostFirstName, lastName: host?.lastName ?? '' },
    guests: group.guests.map((guest) => {
      const lines = priced.everybody.find((one) => one.externalUserId === guest.externalUserId)?.lines ?? [];
      const isHidden = !seesAll && guest.externalUserId !== viewer.externalUserId;
      const isChoosing =
        guest.externalUserId === viewer.externalUserId && !isCurrentUserAdmin && guest.status !== 'READY';
      return {
        externalUserId: guest.externalUserId,
        status: guest.status,
        firstName: guest.firstName,
        lastName: guest.lastName,
        seat: guest.seat,
        cartItems: isHidden ? [] : lines.map(({ item }) => item),
        subtotalMicro: isHidden ? 0 : linesSumMicro(lines),
        ...(isChoosing &&
          lines.length > 0 && {
            projectedMicro: projectedPartMicro(group, around, guest.externalUserId),
          }),
        ...(guest.addedBy !== null && { isAddedByHost: true }),
        ...(guest.isCoHost && { isCoHost: true }),
        ...(guest === viewerGuest && { reminderEmail: guest.reminderEmail }),
        ...(!endOf(record, now) &&
          guest.addedBy === null &&
          guest.externalUserId !== record.hostId && {
            ...((isCurrentUserAdmin || guest === viewerGuest) && {
              heldMicro: holds.get(guest.externalUserId)?.amountMicro ?? 0,
            }),
            ...((isHosting || guest === viewerGuest) && {
              nudgedTime: instantText(guest.nudgedAt),
              moreTimeAskedTime: instantText(guest.moreTimeAskedAt),
            }),
          }),
        ...((isCurrentUserAdmin || guest === viewerGuest) &&
          guest.cardDeclinedAt !== null && { isCardDeclined: true }),
      };
    }),
    guestMax: settings.guestMax,
    joinUri: joinUriOf(context, record),
    isCurrentUserAdmin,
    currentUserId: viewer.externalUserId,
    settingsRevision: settingsRevisionOf(record),
    currencyCode: merchant.currencyCode,
    costBreakdown: seesAll ? priced.costBreakdown : ownCosts(priced.costBreakdown, { ...viewer, foodMicro }),
    ...(bill && { bill: seesOthers(record, viewer.externalUserId) ? bill : ownBill(bill) }),
    paymentSplit: settings.paymentSplit,
    fixedAmountMicro: settings.fixedAmountMicro,
    sharedCosts: settings.sharedCosts ?? 'BY_VALUE',
    countInAtDeadline: settings.countInAtDeadline ?? false,
    tip: settings.tip,
    orderToken: record.orderToken,
    merchantIds: [record.merchantId],
    merchant: {
      id: merchant.id,
      externalId: merchant.externalId,
      name: merchant.name,
      url: merchant.url,
      imageUrl: context.options.publicUrl + merchant.imageUrl,
      timeZone: merchant.timeZone,
    },
    scheduledDetails: {
      scheduled: settings.scheduledForTime !== null,
      scheduledForTime: settings.scheduledForTime,
    },
    deliveryDetails: settings.deliveryDetails,
    deliveryPricing: {
      deliveryChargeMicro: merchant.deliveryInfo?.deliveryChargeMicro ?? 0,
      freeDeliveryOrderValueMicro: merchant.deliveryInfo?.freeDeliveryOrderValueMicro ?? null,
      deliveryMinimumOrderValueMicro: merchant.deliveryInfo?.deliveryMinimumOrderValueMicro ?? 0,
    },
    ownerPaymentOptions: isCurrentUserAdmin ? settings.ownerPaymentOptions : null,
    ...(isCurrentUserAdmin && presentAutoOrder(record, viewer.locale)),
    shareSettings: {
      // A host who has left their team shares with the link alone.
      shareMode: supportedShareModes.includes(settings.shareMode) ? settings.shareMode : 'LINK_ONLY',
      supportedShareModes,
    },
    fulfillmentFlowType: 'HOST_ALWAYS_GUEST',
    groupDisplay: {
      title: viewer.locale === 'zh' ? `${hostFirstName} 的團體訂單` : `${hostFirstName}’s order`,
      showGuestItems: settings.showGuestItems,
    },
    visibility: 'PUBLIC',
    kind: 'FULFILLMENT',
  };
}

/** Reads the small status that polls compare. It is the same for everybody in the group. */
export async function readStatus(
  db: Database,
  context: SandboxContext,
  group: Group,
): Promise<FulfillmentStatus> {
  const read = await readGroup(db, context, group, 'en');
  return statusOf(group, marksOf(group, read), context.clock.now());
}

type Marks = Pick<FulfillmentStatus, 'checksum' | 'revision'>;

/** Returns the small status of a group at an instant. */
export function statusOf(group: Group, marks: Marks, now: number): FulfillmentStatus {
  const { record } = group;
  return {
    fulfillmentId: record.id,
    fulfillmentState: groupStateAt(record, now),
    expirationTime: new Date(record.expirationTime).toISOString(),
    orderByTime: instantText(record.orderByTime),
    completeTime: instantText(record.completeTime),
    orderId: record.orderId,
    isLocked: isLockedAt(record, now),
    ...marks,
    guests: group.guests.map(({ externalUserId, status }) => ({ externalUserId, status })),
  };
}

/** Returns the short URL that invites people into the group. */
export function joinUriOf(context: SandboxContext, { linkId }: Pick<GroupRecord, 'linkId'>): string {
  return `${context.options.shellUrl}/g/${linkId}`;
}

function marksOf({ record }: Group, { around, priced, holds }: ReadGroup): Marks {
  return {
    checksum: checksumOf(record, priced, holds),
    revision: revisionOf(record, around.menuRevision),
  };
}

function instantText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
