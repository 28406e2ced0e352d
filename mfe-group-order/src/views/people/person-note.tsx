import type { Fulfillment } from '@tiffin/contracts';
import { isGroupActive } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import { CardNote } from '../payment/card-note';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';

type PersonNoteProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders who a person is to the reader, and how their part is paid. */
export function PersonNote({ group, tier }: PersonNoteProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { guest, isHost, isMe, basis, amountMicro, coveredMicro, ownMicro, state } = tier;
  if (isHost) return <>{t(isMe ? 'person.youHost' : 'person.host')}</>;
  const roles = [isMe && t('person.you'), guest.isCoHost && t('person.coHost')].filter(Boolean);
  const who = roles.map((role) => `${role} · `).join('');
  if (guest.isAddedByHost) return <Sentence name="person.added" values={{ host: group.host.firstName }} />;
  const words = {
    host: group.host.firstName,
    covered: format.money(coveredMicro, group.currencyCode),
    own: format.money(ownMicro, group.currencyCode),
  };
  if (!group.groupDisplay.showGuestItems && guest.cartItems.length === 0 && !isMe && state !== 'browsing') {
    return (
      <>
        {who}
        {t('person.hidden')}
      </>
    );
  }
  if (state === 'ready' && amountMicro === 0)
    return <>{roles.length > 0 ? roles.join(' · ') : t('person.guest')}</>;
  // Carts that left an ended group say nothing about what anybody chose.
  if (basis !== 'shared' && state === 'browsing' && !isGroupActive(group.fulfillmentState))
    return <>{roles.length > 0 ? roles.join(' · ') : t('person.guest')}</>;
  if (basis !== 'shared') {
    const chosen = basis === 'projected' ? 'person.projected' : 'person.soFar';
    return (
      <>
        {who}
        {t(state === 'choosing' ? chosen : 'person.nothingYet')}
      </>
    );
  }
  const key = group.paymentSplit === 'PAY_SEPARATELY' ? 'paysOwn' : ownMicro === 0 ? 'covered' : 'partly';
  return (
    <>
      {who}
      <Sentence name={`person.${key}`} values={words} />
      <CardNote group={group} tier={tier} />
    </>
  );
}
