import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { IconButton, Lid, lidHueAt } from '@tiffin/ui';
import { Person } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { lazyScreen } from '@tiffin/federation';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { itemLabel } from '../../domain/item-label';
import { useGroupMessages } from '../use-group-messages';
import { PersonNote } from './person-note';
import type { PersonPanelProps } from './person-panel';
import { StateBadge } from './state-badge';

const RemoveDialog = lazyScreen<{ group: Fulfillment; tier: GuestTier; onClose: () => void }>(() =>
  import('./remove-dialog').then((m) => ({ View: m.RemoveDialog })),
);

const PersonPanel = lazyScreen<PersonPanelProps>(() =>
  import(/* webpackChunkName: "group-people" */ './person-panel').then((m) => ({ View: m.PersonPanel })),
);

/** Opens the panel of a person. Its touch target is higher than its line. */
const Name = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  margin-block: -10px;
  padding-block: 10px;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Keeps the button's touch target without making the tier taller. */
const State = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
  button {
    margin-block: -10px;
    margin-inline-end: -12px;
  }
`;

type GuestPersonProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  readonly canRemove: boolean;
};

/** Renders one person of the group: name, payment, status, and items. */
export function GuestPerson({ group, tier, canRemove }: GuestPersonProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const [panel, setPanel] = useState<'person' | 'remove'>();
  const { guest, state, amountMicro } = tier;
  const name = guestName(guest);
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const close = () => {
    setPanel(undefined);
  };
  return (
    <>
      <Person
        lid={<Lid name={name} hue={lidHueAt(guest.seat)} empty={state === 'browsing'} />}
        name={
          <Name
            aria-haspopup="dialog"
            data-content=""
            onClick={() => {
              setPanel('person');
            }}
          >
            {name}
          </Name>
        }
        note={<PersonNote group={group} tier={tier} />}
        amount={amountMicro > 0 ? money(amountMicro) : undefined}
        state={
          <State>
            <StateBadge state={state} />
            {canRemove && (
              <IconButton
                icon="close"
                label={t('remove.button', { name: guest.firstName })}
                onClick={() => {
                  setPanel('remove');
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
      <Suspense>
        {panel === 'person' && <PersonPanel group={group} tier={tier} onClose={close} />}
        {panel === 'remove' && <RemoveDialog group={group} tier={tier} onClose={close} />}
      </Suspense>
    </>
  );
}
