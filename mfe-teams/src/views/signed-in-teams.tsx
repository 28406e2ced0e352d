import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, teamQueries, userQueries } from '@tiffin/api';
import type { EmailVerificationResult, Team } from '@tiffin/contracts';
import { ErrorPanel, toast } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { nextTeamStep } from '../domain/team-step';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { FindStep } from './find-step';
import { MissingTeam } from './missing-team';
import { PlaceStep } from './place-step';
import { TeamHome } from './team-home';
import { TeamSkeleton } from './team-skeleton';
import { useTeamMessages } from './use-team-messages';
import { useTeamPlace } from './use-team-place';
import { useWorkEmail } from './use-work-email';
import { VerifiedStep } from './verified-step';

type SignedInTeamsProps = { readonly variant: 'v1' | 'v2'; readonly email: string };

/** Renders the steps of a person with an account. The URL names the step. */
export function SignedInTeams({ variant, email }: SignedInTeamsProps): ReactElement {
  const t = useTeamMessages();
  const place = useTeamPlace();
  const queryClient = useQueryClient();
  const [workEmail, keepWorkEmail] = useWorkEmail();
  const [result, setResult] = useState<EmailVerificationResult>();
  const user = useQuery(userQueries.current());
  const isLooking = place.step === 'find' || place.linkCode !== undefined;
  const isOnEmail = place.step === 'email' || place.step === 'code' || place.step === 'verified';
  const ownTeamId = isLooking || isOnEmail ? undefined : (user.data?.teamInfo.defaultTeamId ?? undefined);
  const teamId = place.teamId ?? ownTeamId;
  const team = useQuery({
    ...teamQueries.detail(teamId ?? ''),
    enabled: teamId !== undefined,
  });

  const onSent = (sentTo: string, sent: EmailVerificationResult) => {
    keepWorkEmail({ email: sentTo, sentAt: Date.now() });
    setResult(sent);
    place.go({
      step: sent.emailVerificationStatus === 'VERIFIED' ? 'verified' : 'code',
      teamId: place.teamId,
    });
  };
  const onVerified = (verified: EmailVerificationResult) => {
    setResult(verified);
    void queryClient.invalidateQueries({ queryKey: teamQueries.root });
    const isOfPickedTeam = verified.associatedTeamDetails?.teamId === place.teamId;
    const isReady = verified.teamStatus === 'JOINABLE' && isOfPickedTeam && place.linkCode === undefined;
    if (isReady) toast({ text: t('code.done'), tone: 'good' });
    place.go({ step: isReady ? 'place' : 'verified', teamId: place.teamId }, true);
  };
  const emailForm = {
    initialEmail: workEmail.email,
    teamId: place.teamId,
    promoCode: place.promoCode,
    onTyped: (typed: string) => {
      keepWorkEmail({ email: typed, sentAt: 0 });
    },
    onSent,
  };
  const find = (isSecondary: boolean) => (
    <FindStep
      variant={variant}
      isSignedIn
      isSecondary={isSecondary}
      email={{ ...emailForm, teamId: undefined }}
      onPick={(picked) => {
        place.go({ teamId: picked.teamId });
      }}
      onCreated={(created) => {
        place.go({ teamId: created });
      }}
    />
  );

  if (place.linkCode !== undefined || place.step === 'code') {
    return (
      <CodeStep
        workEmail={workEmail}
        linkCode={place.linkCode}
        teamId={place.teamId}
        promoCode={place.promoCode}
        onResent={() => {
          keepWorkEmail({ ...workEmail, sentAt: Date.now() });
        }}
        onChangeAddress={() => {
          place.go({ step: 'email', teamId: place.teamId });
        }}
        onVerified={onVerified}
      />
    );
  }
  if (place.step === 'verified' && result?.emailVerificationStatus === 'VERIFIED') {
    return (
      <VerifiedStep
        result={result}
        email={workEmail.email}
        onTeam={(of, step) => {
          place.go({ teamId: of, step });
        }}
      />
    );
  }
  if (place.step === 'find') return find(false);
  if (user.isLoading || team.isLoading) return <TeamSkeleton />;
  if (place.step === 'email' || (place.step === 'verified' && teamId === undefined)) {
    return <EmailStep {...emailForm} team={team.data} />;
  }
  if (teamId === undefined) return find(false);
  if (team.error instanceof ApiError && team.error.isRefusal) return <MissingTeam />;
  if (!team.data) {
    return (
      <ErrorPanel
        level={1}
        title={t('failed.title')}
        busy={team.isFetching}
        onRetry={() => void team.refetch()}
      >
        {t('failed.note')}
      </ErrorPanel>
    );
  }
  const next = place.step === 'place' ? placeOrHome(team.data) : nextTeamStep(team.data);
  if (next === 'email') return <EmailStep {...emailForm} teamId={teamId} team={team.data} />;
  const toEmail = () => {
    place.go({ step: 'email', teamId });
  };
  if (next === 'place') {
    return (
      <PlaceStep
        team={team.data}
        email={workEmail.email}
        onJoined={() => {
          place.go({ teamId, hasJoined: true }, true);
        }}
        onEmailNeeded={toEmail}
      />
    );
  }
  return (
    <TeamHome
      team={team.data}
      email={workEmail.email || email}
      isNew={place.hasJoined}
      onConfirmEmail={toEmail}
      onLeft={() => {
        place.go({}, true);
      }}
    >
      {find(true)}
    </TeamHome>
  );
}

/**
 * Returns the next page: an invited person continues to the places whatever the team requires of others. The
 * service decides.
 */
function placeOrHome(team: Team): 'place' | 'home' {
  return team.userMembership.status === 'MEMBER' ? 'home' : 'place';
}
