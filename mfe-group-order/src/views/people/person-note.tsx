import type { Fulfillment } from '@tiffin/contracts';
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
  const who = isMe ? `${t('person.you')} · ` : '';
  const words = {
    host: group.host.firstName,
    covered: format.money(coveredMicro, group.currencyCode),
    own: format.money(ownMicro, group.currencyCode),
  };
  if (!group.groupDisplay.showGuestItems && guest.cartItems.length === 0 && !isMe && state !== 'browsing') {
    return <>{t('person.hidden')}</>;
  }
  if (state === 'ready' && amountMicro === 0) return <>{t(isMe ? 'person.you' : 'person.guest')}</>;
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
