import type { Team } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { lazyScreen, useDirty } from '@tiffin/federation';
import { TeamOrders } from '@tiffin/screen-parts';
import {
  Badge,
  Banner,
  Button,
  Column,
  FieldError,
  Heading,
  Row,
  SideLayout,
  Text,
  TextButton,
  toast,
} from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { NearbyCard } from './nearby-card';
import { WorkLocationChoice } from './work-location-choice';
import type { WorkLocation } from './work-location-choice';
import { useJoinTeam } from './use-join-team';
import { useRefusalWords } from './use-refusal-words';
import { StepHeading } from './step-heading';
import { useTeamMessages } from './use-team-messages';

const AddLocationDialog = lazy(() =>
  import('./add-location-dialog').then(({ AddLocationDialog: dialog }) => ({ default: dialog })),
);
const TeamAdmin = lazyScreen<{ readonly team: Team }>(() =>
  import(/* webpackChunkName: "team-admin" */ './admin/team-admin').then((m) => ({ View: m.TeamAdmin })),
);
const LeaveDialog = lazy(() =>
  import('./leave-dialog').then(({ LeaveDialog: dialog }) => ({ default: dialog })),
);

type TeamHomeProps = {
  readonly team: Team;
  readonly email: string;
  readonly isNew: boolean;
  readonly onConfirmEmail: () => void;
  readonly onLeft: () => void;
  /** The ways into another team. */
  readonly children: ReactNode;
};

/** Renders a member's own page: the work location, what the team offers, and the button to leave. */
export function TeamHome(props: TeamHomeProps): ReactElement {
  const { team, email, isNew, onConfirmEmail, onLeft, children } = props;
  const t = useTeamMessages();
  const [open, setOpen] = useState<'add' | 'leave'>();
  const { teamDetails, userMembership, userSettings } = team;
  const close = () => {
    setOpen(undefined);
  };
  return (
    <Column $gap={26}>
      {isNew && <Banner tone="good">{t('home.welcome', { team: teamDetails.name })}</Banner>}
      <Row $wrap $between $gap={16}>
        <div>
          <Text $size="small" $tone="muted">
            {userSettings.workEmail === null
              ? t('home.member')
              : t('home.memberAs', { email: userSettings.workEmail })}
          </Text>
          <StepHeading look="display">{teamDetails.name}</StepHeading>
        </div>
        {userMembership.emailVerified ? (
          <Badge tone="good" icon="check">
            {t('home.confirmed')}
          </Badge>
        ) : (
          <TextButton $small onClick={onConfirmEmail}>
            {t('home.confirm')}
          </TextButton>
        )}
      </Row>
      <SideLayout>
        <Column $gap={26}>
          <TeamOrders
            orders={team.groupOrders ?? []}
            onJoined={({ fulfillmentId, merchant }) => {
              bus.emit('groupJoined', { fulfillmentId, merchantId: merchant.id });
            }}
          />
          <MyWorkLocation
            team={team}
            onAdd={() => {
              setOpen('add');
            }}
          />
          {userMembership.role === 'ADMIN' && (
            <Suspense>
              <TeamAdmin team={team} />
            </Suspense>
          )}
          {children}
        </Column>
        <Column as="aside" $gap={20}>
          <NearbyCard team={team} />
          <div>
            <TextButton
              $danger
              onClick={() => {
                setOpen('leave');
              }}
            >
              {t('home.leave', { team: teamDetails.name })}
            </TextButton>
          </div>
        </Column>
      </SideLayout>
      <Suspense>
        {open === 'add' && <AddLocationDialog team={team} email={email} onClose={close} onShow={close} />}
        {open === 'leave' && <LeaveDialog team={team} onClose={close} onLeft={onLeft} />}
      </Suspense>
    </Column>
  );
}

type MyWorkLocationProps = { readonly team: Team; readonly onAdd: () => void };

function MyWorkLocation({ team, onAdd }: MyWorkLocationProps): ReactElement {
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const { locationId, floorId, dropZoneId } = team.userSettings;
  const [picked, setPicked] = useState<WorkLocation>();
  const chosen = picked ?? { locationId, floorId };
  const save = useJoinTeam(team.teamDetails.teamId, () => {
    setPicked(undefined);
    toast({ text: t('workLocation.saved'), tone: 'good' });
  });
  const isChanged = chosen.locationId !== locationId || chosen.floorId !== floorId;
  useDirty(isChanged);
  const zone = team.locations
    .flatMap(({ floors }) => floors.flatMap(({ dropZones }) => dropZones))
    .find((candidate) => candidate.dropZoneId === dropZoneId);
  return (
    <Column as="section">
      <Heading>{t('home.myWorkLocation')}</Heading>
      {zone && <Text $tone="muted">{t('home.dropZone', { zone: zone.name })}</Text>}
      <WorkLocationChoice team={team} chosen={chosen} onChoose={setPicked} onAdd={onAdd} />
      {save.error && <FieldError>{wordsOf(save.error)}</FieldError>}
      {isChanged && chosen.locationId !== null && (
        <Button
          variant="primary"
          busy={save.isPending}
          onClick={() => {
            if (chosen.locationId !== null && !save.isPending) {
              save.mutate({ locationId: chosen.locationId, floorId: chosen.floorId });
            }
          }}
        >
          {t('workLocation.save')}
        </Button>
      )}
    </Column>
  );
}
