import { isOffered } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { ButtonLink, Heading, SectionHead, Stack, TextButton, Tier } from '@tiffin/ui';
import { CarrierFrame } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { persistedQuery } from '../../domain/group-url';
import { isCoHost } from '../../domain/is-co-host';
import { guestTiers } from '../../domain/guest-tier';
import type { GroupPhase } from '../../domain/group-phase';
import { useGroupMessages } from '../use-group-messages';
import { AddColleague } from './add-colleague';
import { GuestPerson } from './guest-person';

const FreeSeats = styled(Tier)`
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

type PeopleSectionProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly isHost: boolean;
  /** Opens the share panel; undefined if nobody can join any more. */
  readonly onInvite: (() => void) | undefined;
};

/** Renders the people: one tier for each, with their items. */
export function PeopleSection({ group, phase, isHost, onInvite }: PeopleSectionProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  const free = group.guestMax - group.guests.length;
  const mayRemove = isHost || isCoHost(group);
  const canChoose = phase === 'open' || phase === 'lastMinutes' || (phase === 'late' && isHost);
  const mayAdd = isHost && canChoose && isOffered('colleagues');
  return (
    <section>
      <SectionHead>
        <Heading>{t('people.heading')}</Heading>
        {canChoose && (
          <ButtonLink
            size="small"
            variant="outline"
            icon="plus"
            to={merchantPaths(group.merchant.url).menu + persistedQuery(search)}
          >
            {t('people.add')}
          </ButtonLink>
        )}
      </SectionHead>
      <CarrierFrame>
        <Stack>
          {guestTiers(group).map((tier) => (
            <GuestPerson
              key={tier.guest.externalUserId}
              group={group}
              tier={tier}
              canRemove={mayRemove && !tier.isHost && !tier.isMe && canChoose}
            />
          ))}
          {(onInvite ?? mayAdd) && (
            <FreeSeats>
              {free > 0 ? t('people.free', { count: free }) : t('people.full')}
              {free > 0 && onInvite && <TextButton onClick={onInvite}>{t('people.invite')}</TextButton>}
              {free > 0 && mayAdd && <AddColleague group={group} />}
            </FreeSeats>
          )}
        </Stack>
      </CarrierFrame>
    </section>
  );
}
