import type { Team } from '@tiffin/contracts';
import { ApiError } from '@tiffin/api';
import { useDirty } from '@tiffin/federation';
import { Button, Column, FieldError, Text, TextButton } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { WorkLocationChoice } from './work-location-choice';
import type { WorkLocation } from './work-location-choice';
import { useJoinTeam } from './use-join-team';
import { useRefusalWords } from './use-refusal-words';
import { StepHeading } from './step-heading';
import { useTeamMessages } from './use-team-messages';

const AddLocationDialog = lazy(() =>
  import('./add-location-dialog').then(({ AddLocationDialog: dialog }) => ({ default: dialog })),
);

type WorkLocationStepProps = {
  readonly team: Team;
  readonly email: string;
  readonly onJoined: () => void;
  /** Called if the team requires a confirmed e-mail after all. */
  readonly onEmailNeeded: () => void;
};

/** Renders the choice of the work location, then joins. */
export function WorkLocationStep({
  team,
  email,
  onJoined,
  onEmailNeeded,
}: WorkLocationStepProps): ReactElement {
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const only = team.locations.length === 1 ? team.locations[0] : undefined;
  const firstId = only?.locationId ?? null;
  const [chosen, setChosen] = useState<WorkLocation>({ locationId: firstId, floorId: null });
  useDirty(chosen.locationId !== firstId || chosen.floorId !== null);
  const [isMissing, setMissing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { teamId, name } = team.teamDetails;
  const join = useJoinTeam(teamId, onJoined);
  const needsEmail = join.error instanceof ApiError && join.error.type === 'EMAIL_VERIFICATION_REQUIRED';
  const submit = () => {
    const { locationId, floorId } = chosen;
    setMissing(locationId === null);
    if (locationId !== null && !join.isPending) join.mutate({ locationId, floorId });
  };
  return (
    <Column $gap={20}>
      <Column $gap={6}>
        <StepHeading>{t('workLocation.headingOf', { team: name })}</StepHeading>
        <Text $tone="muted">{t('workLocation.note')}</Text>
      </Column>
      <WorkLocationChoice
        team={team}
        chosen={chosen}
        onChoose={setChosen}
        onAdd={() => {
          setAdding(true);
        }}
      />
      <div role="alert">
        {isMissing && chosen.locationId === null && (
          <FieldError>{t('workLocation.chooseLocation')}</FieldError>
        )}
        {join.error && <FieldError>{wordsOf(join.error)}</FieldError>}
        {needsEmail && <TextButton onClick={onEmailNeeded}>{t('home.confirm')}</TextButton>}
      </div>
      <Button variant="primary" size="big" busy={join.isPending} onClick={submit}>
        {t('workLocation.join', { team: name })}
      </Button>
      {isAdding && (
        <Suspense>
          <AddLocationDialog
            team={team}
            email={email}
            onClose={() => {
              setAdding(false);
            }}
            onShow={(locationId) => {
              setAdding(false);
              setChosen({ locationId, floorId: null });
            }}
          />
        </Suspense>
      )}
    </Column>
  );
}
