import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Badge, IconButton, Lid, lidHueAt } from '@tiffin/ui';
import { Person } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { lazyScreen } from '@tiffin/federation';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { itemLabel } from '../../domain/item-label';
import { CardNote } from '../payment/card-note';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';

const RemoveDialog = lazyScreen<{ group: Fulfillment; tier: GuestTier; onClose: () => void }>(() =>
  import('./remove-dialog').then((m) => ({ View: m.RemoveDialog })),
);

/** Keeps the button's touch target without making the tier taller. */
const State = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
  button {
    margin-block: -10px;
    margin-right: -12px;
  }
`;

const badges = {
  ready: { tone: 'good', icon: 'check' },
  choosing: { tone: 'warn', icon: 'clock' },
  browsing: { tone: 'plain', icon: 'search' },
} as const;

type GuestPersonProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  readonly canRemove: boolean;
};

/** Renders one person of the group: name, payment, status, and items. */
export function GuestPerson({ group, tier, canRemove }: GuestPersonProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const [isRemoving, setRemoving] = useState(false);
  const { guest, state, amountMicro } = tier;
  const name = guestName(guest);
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const close = () => {
    setRemoving(false);
  };
  return (
    <>
      <Person
        lid={<Lid name={name} hue={lidHueAt(guest.seat)} empty={state === 'browsing'} />}
        name={<span data-content="">{name}</span>}
        note={<PersonNote group={group} tier={tier} />}
        amount={amountMicro > 0 ? money(amountMicro) : undefined}
        state={
          <State>
            <Badge {...badges[state]}>{t(`state.${state}`)}</Badge>
            {canRemove && (
              <IconButton
                icon="close"
                label={t('remove.button', { name: guest.firstName })}
                onClick={() => {
                  setRemoving(true);
                }}
              />
            )}
          </State>
        }
        items={guest.cartItems.map((item) => ({
          key: item.cartItemId,
          label: <span data-content="">{itemLabel(item, t('comma'))}</span>,
          amount: money(item.priceMicro),
        }))}
      />
      {isRemoving && (
        <Suspense>
          <RemoveDialog group={group} tier={tier} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type PersonNoteProps = { readonly group: Fulfillment; readonly tier: GuestTier };

function PersonNote({ group, tier }: PersonNoteProps): ReactElement {
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
