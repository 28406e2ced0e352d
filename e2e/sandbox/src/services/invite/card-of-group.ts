import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InviteCard } from '@tiffin/contracts';
import { createFormat, zoneName } from '@tiffin/i18n';
import type { SandboxContext } from '../../context';
import { fulfillments } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { groupCardPath } from '../../pictures/cards/card-paths';
import type { GroupCard } from '../../pictures/cards/group-card';
import { merchantById } from '../content/find-merchant';
import type { MerchantRecord } from '../content/merchant-record';
import { loadGroup } from '../fulfillment/group-records';
import type { Group } from '../fulfillment/group-records';
import { endOf, obstaclesOf } from '../fulfillment/group-standing';

/** The card of an invitation: what its call answers, and what its picture shows. */
export type CardOfGroup = { readonly told: InviteCard; readonly drawn: GroupCard };

/** Returns the card of a link's group, or undefined if the group has ended. Refuses with 404 if there is none. */
export async function cardOfGroup(
  { db, clock, options }: SandboxContext,
  linkId: string,
): Promise<CardOfGroup | undefined> {
  const group = await groupOfLink(db, linkId);
  const now = clock.now();
  if (endOf(group.record, now)) return undefined;
  const merchant = await merchantById(db, group.record.merchantId);
  const drawn = drawnPart(group, merchant);
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 10);
  const { orderByTime } = group.record;
  return {
    drawn,
    told: {
      hostFirstName: drawn.hostFirstName,
      merchantName: drawn.merchantName,
      merchantExternalId: merchant.externalId,
      orderByTime: orderByTime === null ? null : new Date(orderByTime).toISOString(),
      timeZone: merchant.timeZone,
      guestCount: drawn.guestCount,
      guestMax: group.record.settings.guestMax,
      merchantImageUrl: options.publicUrl + merchant.imageUrl,
      isOpen: obstaclesOf(group, now).length === 0,
      imageUrl: options.publicUrl + groupCardPath(linkId, version),
    },
  };
}

/** Returns the group of an invitation's link. Refuses with 404 if there is none. */
export async function groupOfLink(db: SandboxContext['db'], linkId: string): Promise<Group> {
  const [row] = await db
    .select({ id: fulfillments.id })
    .from(fulfillments)
    .where(eq(fulfillments.linkId, linkId));
  return row ? loadGroup(db, row.id) : refuse(404, 'NOT_FOUND', 'invite');
}

function drawnPart({ record, guests }: Group, { name, imageUrl, timeZone }: MerchantRecord): GroupCard {
  return {
    hostFirstName: guests.find((guest) => guest.externalUserId === record.hostId)?.firstName ?? '',
    merchantName: name,
    picturePath: imageUrl,
    orderBy: record.orderByTime === null ? null : orderBy(record.orderByTime, timeZone),
    guestCount: guests.length,
  };
}

function orderBy(at: number, timeZone: string): NonNullable<GroupCard['orderBy']> {
  const format = createFormat('en');
  return {
    time: format.time(at, timeZone),
    day: format.date(at, timeZone),
    zone: zoneName(timeZone, 'en'),
  };
}
