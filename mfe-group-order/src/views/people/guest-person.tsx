import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Icon, IconButton, Lid, lidHueAt } from '@tiffin/ui';
import { Person } from '@tiffin/ui/more';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { itemLabel } from '../../domain/item-label';
import { useGroupMessages } from '../use-group-messages';
import type { PersonDialog } from './person-dialogs';
import { PersonNote } from './person-note';
import { StateBadge } from './state-badge';

/** Opens the panel of a person from anywhere on the tier. It is itself higher than its line. */
const Name = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  margin-block: -10px;
  padding-block: 10px;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Keeps the button's touch target without making the tier taller. */
const State = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  pointer-events: none;
  button {
    pointer-events: auto;
    margin-block: -10px;
    margin-inline-end: -12px;
  }
`;

type GuestPersonProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  /** Whether people can still change. */
  readonly isOpen: boolean;
  readonly isCompact: boolean;
  readonly canRemove: boolean;
  readonly onOpen: (dialog: PersonDialog) => void;
  /** What the host can do about a person who is not done. */
  readonly steps?: ReactNode;
};

/** Renders one person of the group: name, payment, status, and items. It opens their panel. */
export function GuestPerson(props: GuestPersonProps): ReactElement {
  const { group, tier, isOpen, isCompact, canRemove, onOpen, steps } = props;
  const t = useGroupMessages();
  const format = useFormat();
  const { guest, state, amountMicro } = tier;
  const name = guestName(guest);
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const items = isCompact ? [] : guest.cartItems;
  return (
    <Person
      compact={isCompact}
      lid={<Lid small={isCompact} name={name} hue={lidHueAt(guest.seat)} empty={state === 'browsing'} />}
      name={
        <Name
          aria-haspopup="dialog"
          data-content=""
          onClick={() => {
            onOpen('person');
          }}
        >
          {name}
        </Name>
      }
      note={<PersonNote group={group} tier={tier} />}
      amount={amountMicro > 0 ? money(amountMicro) : undefined}
      state={
        <State>
          {isOpen && <StateBadge state={state} />}
          {isCompact ? (
            <Icon name="chevron-right" />
          ) : (
            canRemove && (
              <IconButton
                icon="close"
                label={t('remove.button', { name: guest.firstName })}
                onClick={() => {
                  onOpen('remove');
                }}
              />
            )
          )}
        </State>
      }
      items={items.map((item) => ({
        key: item.cartItemId,
        label: <span data-content="">{itemLabel(item, t('comma'))}</span>,
        amount: money(item.priceMicro),
      }))}
      actions={steps}
    />
  );
}
