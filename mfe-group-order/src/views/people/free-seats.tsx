import type { Fulfillment } from '@tiffin/contracts';
import { TextButton, Tier } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';
import { AddColleague } from './add-colleague';

const Seats = styled(Tier)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 64px;
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--border);
  color: var(--text-muted);
`;

type FreeSeatsProps = {
  readonly group: Fulfillment;
  readonly onInvite: (() => void) | undefined;
  /** Whether the reader may add a person who has no phone. */
  readonly mayAdd: boolean;
};

/** Renders how many can still join, with the ways in; while nobody is done, that too. */
export function FreeSeats({ group, onInvite, mayAdd }: FreeSeatsProps): ReactElement | null {
  const t = useGroupMessages();
  const free = group.guestMax - group.guests.length;
  const isNobodyDone = group.guests.every(({ status }) => status === 'BROWSING');
  if (!onInvite && !mayAdd) return isNobodyDone ? <Seats>{t('people.nobody')}</Seats> : null;
  return (
    <Seats>
      <span>
        {isNobodyDone && `${t('people.nobody')} · `}
        {free > 0 ? t('people.free', { count: free }) : t('people.full')}
      </span>
      {free > 0 && onInvite && <TextButton onClick={onInvite}>{t('people.invite')}</TextButton>}
      {free > 0 && mayAdd && <AddColleague group={group} />}
    </Seats>
  );
}
