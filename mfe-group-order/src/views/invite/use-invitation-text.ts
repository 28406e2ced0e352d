import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { invitePayer } from '../../domain/invite-terms';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';

/** Returns an invitation in words: who orders where, who pays and up to what, until when, and where it goes. */
export function useInvitationText(group: Fulfillment): string {
  const t = useGroupMessages();
  const format = useFormat();
  const time = useGroupTime(group.merchant.timeZone);
  const { where, when } = useWhereAndWhen(group);
  const host = group.host.firstName;
  const payer = invitePayer(group);
  const amount = payer?.kind === 'upTo' ? format.money(payer.amountMicro, payer.currencyCode) : '';
  const isKnown = group.fulfillmentType !== 'DELIVERY' || group.deliveryDetails.location !== '';
  const sentences = [
    t('invite.text', { host, merchant: group.merchant.name }),
    payer && t(`invite.pays.${payer.kind}`, { host, amount }),
    group.orderByTime !== null && t('invite.until', { time: time(group.orderByTime) }),
    isKnown && t('invite.where', { where, when }),
  ];
  return sentences.filter((one) => typeof one === 'string').join(t('join.sentenceGap'));
}
