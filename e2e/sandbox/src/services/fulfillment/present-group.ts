import { createHash } from 'node:crypto';
import type { Fulfillment, FulfillmentStatus, Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { merchantById } from '../content/find-merchant';
import { menuAt } from '../content/menu-at';
import { readMenuEdition } from '../content/read-menu';
import { groupCarts } from './group-carts';
import { loadGroup, type Group, type GroupRecord } from './group-records';
import { groupStateAt, isLockedAt } from './group-standing';
import { linesSumMicro, priceGroup, type GroupSurroundings, type PricedGroup } from './price-group';

/** Reads a group with its carts, merchant and prices. */
export async function readGroup(
  db: Database,
  context: SandboxContext,
  group: Group,
  locale: Locale,
): Promise<{ readonly around: GroupSurroundings; readonly priced: PricedGroup }> {
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
  return { around, priced: priceGroup(group, around) };
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
  const { around, priced } = await readGroup(db, context, group, viewer.locale);
  const { merchant } = around;
  const host = group.guests.find((guest) => guest.externalUserId === record.hostId);
  const hostFirstName = host?.firstName ?? '';
  const isCurrentUserAdmin = record.hostId === viewer.externalUserId;
  return {
    ...statusOf(group, around.menuRevision, context.clock.now()),
    fulfillmentType: settings.fulfillmentType,
    hostId: record.hostId,
    host: { firstName: hostFirstName, lastName: host?.lastName ?? '' },
    guests: group.guests.map((guest) => {
      const lines = priced.everybody.find((one) => one.externalUserId === guest.externalUserId)?.lines ?? [];
      const isHidden =
        !settings.showGuestItems && !isCurrentUserAdmin && guest.externalUserId !== viewer.externalUserId;
      return {
        externalUserId: guest.externalUserId,
        status: guest.status,
        firstName: guest.firstName,
        lastName: guest.lastName,
        seat: guest.seat,
        cartItems: isHidden ? [] : lines.map(({ item }) => item),
        subtotalMicro: isHidden ? 0 : linesSumMicro(lines),
      };
    }),
    guestMax: settings.guestMax,
    joinUri: joinUriOf(context, record),
    isCurrentUserAdmin,
    currentUserId: viewer.externalUserId,
    currencyCode: merchant.currencyCode,
    costBreakdown: priced.costBreakdown,
    paymentSplit: settings.paymentSplit,
    fixedAmountMicro: settings.fixedAmountMicro,
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
    shareSettings: { shareMode: settings.shareMode, supportedShareModes: ['LINK_ONLY', 'DEFAULT_TEAM'] },
    fulfillmentFlowType: 'HOST_ALWAYS_GUEST',
    groupDisplay: {
      title: viewer.locale === 'zh' ? `${hostFirstName} 的團體訂單` : `${hostFirstName}’s order`,
      showGuestItems: settings.showGuestItems,
    },
    visibility: 'PUBLIC',
    kind: 'FULFILLMENT',
  };
}

/**
 * Returns the small status that polls compare. The checksum changes with every change of the group, its
 * people and their carts, and of the menu that prices them.
 */
export function statusOf(group: Group, menuRevision: number, now: number): FulfillmentStatus {
  const { record } = group;
  return {
    fulfillmentId: record.id,
    fulfillmentState: groupStateAt(record, now),
    expirationTime: new Date(record.expirationTime).toISOString(),
    orderByTime: instantText(record.orderByTime),
    completeTime: instantText(record.completeTime),
    orderId: record.orderId,
    isLocked: isLockedAt(record, now),
    checksum: checksumOf(record, menuRevision),
    guests: group.guests.map(({ externalUserId, status }) => ({ externalUserId, status })),
  };
}

/** Returns the checksum of a group at a version, priced by a revision of the menu. */
export function checksumOf(
  { id, version }: Pick<GroupRecord, 'id' | 'version'>,
  menuRevision: number,
): string {
  return createHash('sha256').update(`${id}:${version}:${menuRevision}`).digest('hex').slice(0, 24);
}

/** Returns the URL that invites people into the group. */
export function joinUriOf(context: SandboxContext, { id, linkId }: GroupRecord): string {
  return `${context.options.shellUrl}/order/fulfillments/${id}/edit?invite_id=${linkId}`;
}

function instantText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
