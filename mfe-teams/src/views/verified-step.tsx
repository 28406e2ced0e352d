import type { EmailVerificationResult, Team } from '@tiffin/contracts';
import { Button, EmptyState } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useTeamMessages } from './use-team-messages';

const CreateTeamDialog = lazy(() =>
  import('./create-team-dialog').then(({ CreateTeamDialog: dialog }) => ({ default: dialog })),
);

type VerifiedStepProps = {
  readonly result: EmailVerificationResult;
  readonly email: string;
  /** Continues to a team: to its work locations, or to its page. */
  readonly onTeam: (teamId: string, to: 'place' | 'home') => void;
  readonly onCreated: (team: Team, workEmail: string) => void;
};

/** Renders what the team of the proven work e-mail allows. */
export function VerifiedStep({ result, email, onTeam, onCreated }: VerifiedStepProps): ReactElement {
  const t = useTeamMessages();
  const [isCreating, setCreating] = useState(false);
  const team = result.associatedTeamDetails;
  const status = team === null ? 'DOES_NOT_EXIST' : result.teamStatus;
  const labels = { JOINABLE: 'verified.go', JOINED: 'verified.open', INVITE_ONLY: 'verified.try' } as const;
  const action =
    team === null || status === 'DOES_NOT_EXIST' ? (
      <Button
        variant="primary"
        onClick={() => {
          setCreating(true);
        }}
      >
        {t('verified.create')}
      </Button>
    ) : (
      <Button
        variant="primary"
        onClick={() => {
          onTeam(team.teamId, status === 'JOINED' ? 'home' : 'place');
        }}
      >
        {t(labels[status], { team: team.name })}
      </Button>
    );
  return (
    <>
      <EmptyState level={1} icon="check" title={t('verified.heading')} actions={action}>
        {t(`verified.${status}`, { team: team?.name ?? '' })}
      </EmptyState>
      {isCreating && (
        <Suspense>
          <CreateTeamDialog
            name=""
            email={email}
            onClose={() => {
              setCreating(false);
            }}
            onOpen={(teamId) => {
              onTeam(teamId, 'home');
            }}
            onCreated={onCreated}
          />
        </Suspense>
      )}
    </>
  );
}
