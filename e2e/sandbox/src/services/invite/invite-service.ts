import type { FastifyInstance } from 'fastify';
import type { Invite } from '@tiffin/contracts';
import { inviteService as calls } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { merchantById } from '../content/find-merchant';
import type { MerchantRecord } from '../content/merchant-record';
import type { GroupRecord } from '../fulfillment/group-records';
import { groupStateAt } from '../fulfillment/group-standing';
import { cardOfGroup, groupOfLink } from './card-of-group';

/** The invitation data that a group's link shows before anybody joins (specification 7). */
export async function inviteService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  registerCall(app, context, calls.getInvite, async ({ param }) => {
    const linkId = param('linkId');
    const { record, guests } = await groupOfLink(context.db, linkId);
    const merchant = await merchantById(context.db, record.merchantId);
    return {
      invite: {
        linkId,
        fulfillmentId: record.id,
        hostFirstName: guests.find((guest) => guest.externalUserId === record.hostId)?.firstName ?? '',
        merchantName: merchant.name,
        merchantImageUrl: context.options.publicUrl + merchant.imageUrl,
        timeZone: merchant.timeZone,
        fulfillmentState: groupStateAt(record, context.clock.now()),
        orderByTime: record.orderByTime === null ? null : new Date(record.orderByTime).toISOString(),
        guestCount: guests.length,
        guestMax: record.settings.guestMax,
        ...termsOf(record, merchant),
      },
    };
  });

  registerCall(app, context, calls.getInviteCard, async ({ param }) => {
    const card = await cardOfGroup(context, param('linkId'));
    return card ? { card: card.told } : refuse(404, 'NOT_FOUND', 'invite');
  });
}

/** Returns who pays, up to what, where the food goes, and when. */
function termsOf({ settings }: GroupRecord, { currencyCode }: MerchantRecord): Partial<Invite> {
  const { paymentSplit, fixedAmountMicro, fulfillmentType, deliveryDetails, scheduledForTime } = settings;
  return {
    paymentSplit,
    fixedAmountMicro,
    sharedCosts: settings.sharedCosts ?? 'BY_VALUE',
    currencyCode,
    fulfillmentType,
    location: fulfillmentType === 'DELIVERY' ? deliveryDetails.location : '',
    scheduledForTime,
  };
}
