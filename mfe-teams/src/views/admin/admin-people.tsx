import type { Team, TeamMember } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Badge, Column, Heading, Row, Stack, Text, TextButton, Tier } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { membersByPlace } from '../../domain/members-by-place';
import type { MembersOfPlace } from '../../domain/members-by-place';
import type { MakeAdminDialogProps } from './make-admin-dialog';
import { useAdminMessages } from './use-admin-messages';
import { useMemberName } from './use-member-name';

const MakeAdminDialog = lazyScreen<MakeAdminDialogProps>(() =>
  import('./make-admin-dialog').then((m) => ({ View: m.MakeAdminDialog })),
);

type AdminPeopleProps = { readonly team: Team; readonly members: readonly TeamMember[] };

/** Renders the members by place, with their role. A member can be made an admin. */
export function AdminPeople({ team, members }: AdminPeopleProps): ReactElement {
  const t = useAdminMessages();
  const [asked, setAsked] = useState<TeamMember>();
  return (
    <Column $gap={16}>
      <Heading as="h3">{t('people.heading')}</Heading>
      {membersByPlace(team.locations, members).map((place) => (
        <PlaceMembers key={place.key} place={place} onMakeAdmin={setAsked} />
      ))}
      <Suspense>
        {asked && (
          <MakeAdminDialog
            teamId={team.teamDetails.teamId}
            member={asked}
            onClose={() => {
              setAsked(undefined);
            }}
          />
        )}
      </Suspense>
    </Column>
  );
}

type PlaceMembersProps = {
  readonly place: MembersOfPlace;
  readonly onMakeAdmin: (member: TeamMember) => void;
};

function PlaceMembers({ place, onMakeAdmin }: PlaceMembersProps): ReactElement {
  const t = useAdminMessages();
  const nameOf = useMemberName();
  const { key, location, floor, members } = place;
  const title =
    location === null
      ? t('people.noLocation')
      : floor === null
        ? location
        : t('people.place', { location, floor });
  const id = `team-place-${key}`;
  return (
    <Column $gap={8}>
      <Row $wrap $between $gap={10}>
        <Heading as="h4" $look="h3" id={id}>
          {title}
        </Heading>
        <Text as="span" $size="small" $tone="muted">
          {t('people.count', { count: members.length })}
        </Text>
      </Row>
      <Stack aria-labelledby={id}>
        {members.map((member) => (
          <Tier key={member.externalUserId}>
            <Row $wrap $between $gap={10}>
              <span data-content="">{nameOf(member)}</span>
              <Row $gap={10}>
                {member.isCurrentUser && <Badge>{t('people.you')}</Badge>}
                {member.role === 'ADMIN' ? (
                  <Badge tone="info">{t('people.admin')}</Badge>
                ) : (
                  member.firstName !== '' && (
                    <TextButton
                      $small
                      aria-label={t('people.makeAdminOf', { name: nameOf(member) })}
                      onClick={() => {
                        onMakeAdmin(member);
                      }}
                    >
                      {t('people.makeAdmin')}
                    </TextButton>
                  )
                )}
              </Row>
            </Row>
          </Tier>
        ))}
      </Stack>
    </Column>
  );
}
