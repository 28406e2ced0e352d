import type { Team, TeamMember } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Badge, Column, Heading, Row, Stack, Text, TextButton, Tier } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { membersByPlace } from '../../domain/members-by-place';
import type { MembersOfPlace } from '../../domain/members-by-place';
import type { RoleDialogProps } from './role-dialog-props';
import { useAdminMessages } from './use-admin-messages';
import { useMemberName } from './use-member-name';

const MakeAdminDialog = lazyScreen<RoleDialogProps>(() =>
  import('./make-admin-dialog').then((m) => ({ View: m.MakeAdminDialog })),
);
const RemoveAdminDialog = lazyScreen<RoleDialogProps>(() =>
  import('./remove-admin-dialog').then((m) => ({ View: m.RemoveAdminDialog })),
);

type AdminPeopleProps = { readonly team: Team; readonly members: readonly TeamMember[] };

/** Renders the members by place, with their role. A member can be made an admin, and an admin a member if another one stays. */
export function AdminPeople({ team, members }: AdminPeopleProps): ReactElement {
  const t = useAdminMessages();
  const [asked, setAsked] = useState<TeamMember>();
  const RoleDialog = asked?.role === 'ADMIN' ? RemoveAdminDialog : MakeAdminDialog;
  const hasOtherAdmin = members.filter(({ role }) => role === 'ADMIN').length > 1;
  return (
    <Column $gap={16}>
      <Heading as="h3">{t('people.heading')}</Heading>
      {membersByPlace(team.locations, members).map((place) => (
        <PlaceMembers key={place.key} place={place} hasOtherAdmin={hasOtherAdmin} onAsk={setAsked} />
      ))}
      <Suspense>
        {asked && (
          <RoleDialog
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
  readonly hasOtherAdmin: boolean;
  readonly onAsk: (member: TeamMember) => void;
};

function PlaceMembers({ place, hasOtherAdmin, onAsk }: PlaceMembersProps): ReactElement {
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
                {member.role === 'ADMIN' && <Badge tone="info">{t('people.admin')}</Badge>}
                <RoleButton member={member} hasOtherAdmin={hasOtherAdmin} onAsk={onAsk} />
              </Row>
            </Row>
          </Tier>
        ))}
      </Stack>
    </Column>
  );
}

type RoleButtonProps = Omit<PlaceMembersProps, 'place'> & { readonly member: TeamMember };

function RoleButton({ member, hasOtherAdmin, onAsk }: RoleButtonProps): ReactElement | null {
  const t = useAdminMessages();
  const name = useMemberName()(member);
  const isAdmin = member.role === 'ADMIN';
  if (isAdmin ? !hasOtherAdmin : member.firstName === '') return null;
  const what = !isAdmin ? 'makeAdmin' : member.isCurrentUser ? 'stepDown' : 'makeMember';
  return (
    <TextButton
      $small
      aria-label={t(`people.${what}Of`, { name })}
      onClick={() => {
        onAsk(member);
      }}
    >
      {t(`people.${what}`)}
    </TextButton>
  );
}
