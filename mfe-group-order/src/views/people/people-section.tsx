import { isOffered } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { ButtonLink, Column, Heading, SectionHead, Skeleton, Stack } from '@tiffin/ui';
import { CarrierFrame } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { guestTiers } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { isCoHost } from '../../domain/is-co-host';
import { peopleList } from '../../domain/people-list';
import { useGroupMessages } from '../use-group-messages';
import { FreeSeats } from './free-seats';
import { GuestPerson } from './guest-person';
import type { PeopleSearchProps } from './people-search';
import { PersonDialogs } from './person-dialogs';
import type { PersonDialog } from './person-dialogs';
import { StillChoosing } from './still-choosing';

const PeopleSearch = lazyScreen<PeopleSearchProps>(() =>
  import(/* webpackChunkName: "group-people" */ './people-search').then((m) => ({ View: m.PeopleSearch })),
);

type PeopleSectionProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly isHost: boolean;
  /** Opens the share panel; undefined if nobody can join any more. */
  readonly onInvite: (() => void) | undefined;
};

type Opened = { readonly externalUserId: string; readonly dialog: PersonDialog };

/** Renders the people: the participants, then who is still choosing. In a large group they are compact, and can be searched. */
export function PeopleSection({ group, phase, isHost, onInvite }: PeopleSectionProps): ReactElement {
  const t = useGroupMessages();
  const [filter, setFilter] = useState({ search: '', isUndoneOnly: false });
  const [opened, setOpened] = useState<Opened>();
  const tiers = guestTiers(group);
  const { ready, choosing, isLarge } = peopleList(tiers, filter);
  const mayRemove = isHost || isCoHost(group);
  const canChoose = phase === 'open' || phase === 'lastMinutes' || (phase === 'late' && isHost);
  const canRemove = (tier: GuestTier) => mayRemove && !tier.isHost && !tier.isMe && canChoose;
  const openedTier = tiers.find(({ guest }) => guest.externalUserId === opened?.externalUserId);
  const open = ({ guest: { externalUserId } }: GuestTier) => ({
    dialog: (dialog: PersonDialog) => {
      setOpened({ externalUserId, dialog });
    },
  });
  const row = (tier: GuestTier, steps?: ReactNode) => (
    <GuestPerson
      key={tier.guest.externalUserId}
      group={group}
      tier={tier}
      isOpen={isUnderWay(phase)}
      isCompact={isLarge}
      canRemove={canRemove(tier)}
      onOpen={open(tier).dialog}
      steps={isLarge ? undefined : steps}
    />
  );
  return (
    <Column $gap={26}>
      <section>
        <SectionHead>
          <Heading>{t('people.heading')}</Heading>
          {canChoose && !isAddingNext(group, isHost) && <AddItems group={group} />}
        </SectionHead>
        {isLarge && (
          <Suspense fallback={<Skeleton $height="96px" $radius="22px" />}>
            <PeopleSearch tiers={tiers} filter={filter} onFilter={setFilter} />
          </Suspense>
        )}
        {!filter.isUndoneOnly && (
          <CarrierFrame>
            <Stack>
              {ready.map((tier) => row(tier))}
              <FreeSeats
                group={group}
                onInvite={onInvite}
                mayAdd={isHost && canChoose && isOffered('colleagues')}
              />
            </Stack>
          </CarrierFrame>
        )}
      </section>
      <StillChoosing group={group} phase={phase} tiers={choosing} row={row} />
      {opened && openedTier && (
        <PersonDialogs
          group={group}
          dialog={opened.dialog}
          tier={openedTier}
          onRemove={
            canRemove(openedTier)
              ? () => {
                  open(openedTier).dialog('remove');
                }
              : undefined
          }
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </Column>
  );
}

/** Returns whether the reader's next step is to add items anyway, so that the page offers it once. */
function isAddingNext(group: Fulfillment, isHost: boolean): boolean {
  if (isHost) return group.costBreakdown.itemSumMicro === 0;
  return guestTiers(group).some(({ isMe, state }) => isMe && state === 'browsing');
}

function AddItems({ group }: Pick<PeopleSectionProps, 'group'>): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  return (
    <ButtonLink
      size="small"
      variant="outline"
      icon="plus"
      to={merchantPaths(group.merchant.url).menu + persistedQuery(search)}
    >
      {t('people.add')}
    </ButtonLink>
  );
}
