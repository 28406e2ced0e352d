import { isOffered } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles, isGroupActive } from '@tiffin/domain';
import { Column, Grow, Lid, lidHueAt, Row, Text, TextButton } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { isCoHost } from '../../domain/is-co-host';
import { isWaitedFor } from '../../domain/is-waited-for';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { FactList } from '../guest/fact-list';
import { PartTotals } from '../guest/part-totals';
import { SplitNote } from '../split-note';
import { useGroupMessages } from '../use-group-messages';
import { AskForOtherDish } from './ask-for-other-dish';
import { CoHostButton } from './co-host-button';
import { GiveDishes } from './give-dishes';
import { PersonItems } from './person-items';
import { PersonNote } from './person-note';
import { PersonSteps } from './person-steps';
import { StateBadge } from './state-badge';
import { usePeopleMessages } from './use-people-messages';

export type PersonPanelProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  /** Absent where the person cannot be removed, or not from here. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Renders the information about one person of a group: what the host does, or a guest's items and part. */
export function PersonPanel({ group, tier, onRemove, onClose }: PersonPanelProps): ReactElement {
  const t = usePeopleMessages();
  const tGroup = useGroupMessages();
  const { guest, isHost, isMe, state, amountMicro } = tier;
  const canManage = groupRoles(group).isHost && isGroupActive(group.fulfillmentState);
  const canAsk = canManage || isCoHost(group);
  const name = guestName(guest);
  return (
    <Dialog title={<span data-content="">{name}</span>} onClose={onClose}>
      <Column>
        <Row $gap={14}>
          <Lid name={name} hue={lidHueAt(guest.seat)} empty={state === 'browsing'} />
          <Grow>
            <Text $tone="muted">
              <PersonNote group={group} tier={tier} />
            </Text>
          </Grow>
          <StateBadge state={state} />
        </Row>
        {isHost && (
          <FactList
            label={t('facts', { name: guest.firstName })}
            facts={[
              { key: 'decides', icon: 'edit', title: t('decides.title'), note: t('decides.note') },
              { key: 'orders', icon: 'bag', title: t('orders.title'), note: t('orders.note') },
              { key: 'pays', icon: 'split', title: t('pays'), note: <SplitNote group={group} /> },
            ]}
          />
        )}
        {canAsk && isWaitedFor(tier) && <PersonSteps group={group} tier={tier} />}
        <PersonItems group={group} tier={tier} canRemove={canManage && isOffered('dishRemoval')} />
        {canManage && guest.isAddedByHost && <GiveDishes group={group} tier={tier} />}
        {canAsk && !isMe && !guest.isAddedByHost && <AskForOtherDish group={group} tier={tier} />}
        {canManage && !isMe && !guest.isAddedByHost && isOffered('coHosts') && (
          <CoHostButton group={group} tier={tier} />
        )}
        {amountMicro > 0 && <PartTotals group={group} tier={tier} words={(key) => t(`part.${key}`)} />}
        {onRemove && (
          <div>
            <TextButton $danger onClick={onRemove}>
              <span data-content="">{tGroup('remove.button', { name: guest.firstName })}</span>
            </TextButton>
          </div>
        )}
      </Column>
    </Dialog>
  );
}
