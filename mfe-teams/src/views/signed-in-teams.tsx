import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, teamQueries, userQueries } from '@tiffin/api';
import type { EmailVerificationResult, Team } from '@tiffin/contracts';
import { ErrorPanel, toast } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { nextTeamStep } from '../domain/team-step';
import { hasOpenCode, limitedWorkEmail, typedWorkEmail, workEmailWithCode } from '../domain/work-email';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { FindStep } from './find-step';
import { MissingTeam } from './missing-team';
import { WorkLocationStep } from './work-location-step';
import { TeamHome } from './team-home';
import { TeamSkeleton } from './team-skeleton';
import { useTeamMessages } from './use-team-messages';
import { useTeamUrl } from './use-team-url';
import { useWorkEmail } from './use-work-email';
import { VerifiedStep } from './verified-step';

type SignedInTeamsProps = { readonly variant: 'v1' | 'v2'; readonly email: string };

/** Renders the steps of a person with an account. The URL names the step. */
export function SignedInTeams({ variant, email }: SignedInTeamsProps): ReactElement {
  const t = useTeamMessages();
  const url = useTeamUrl();
  const queryClient = useQueryClient();
  const [workEmail, keepWorkEmail] = useWorkEmail();
  const [result, setResult] = useState<EmailVerificationResult>();
  const user = useQuery(userQueries.current());
  const isLooking = url.step === 'find' || url.linkCode !== undefined;
  const isOnEmail = url.step === 'email' || url.step === 'code' || url.step === 'verified';
  const ownTeamId = isLooking || isOnEmail ? undefined : (user.data?.teamInfo.defaultTeamId ?? undefined);
  const teamId = url.teamId ?? ownTeamId;
  const team = useQuery({
    ...teamQueries.detail(teamId ?? ''),
    enabled: teamId !== undefined,
  });

  const onSent = (sentTo: string, sent: EmailVerificationResult) => {
    keepWorkEmail(workEmailWithCode(sentTo, Date.now()));
    setResult(sent);
    url.go({
      step: sent.emailVerificationStatus === 'VERIFIED' ? 'verified' : 'code',
      teamId: url.teamId,
    });
  };
  const onVerified = (verified: EmailVerificationResult) => {
    setResult(verified);
    void queryClient.invalidateQueries({ queryKey: teamQueries.root });
    const isOfPickedTeam = verified.associatedTeamDetails?.teamId === url.teamId;
    const isReady = verified.teamStatus === 'JOINABLE' && isOfPickedTeam && url.linkCode === undefined;
    if (isReady) toast({ text: t('code.done'), tone: 'good' });
    url.go({ step: isReady ? 'place' : 'verified', teamId: url.teamId }, true);
  };
  const onCreated = ({ teamDetails, userMembership }: Team, sentTo: string) => {
    const { teamId: created } = teamDetails;
    if (userMembership.emailVerified) {
      url.go({ teamId: created });
      return;
    }
    keepWorkEmail(workEmailWithCode(sentTo, Date.now()));
    url.go({ step: 'code', teamId: created });
  };
  const onLimited = (asked: string, retryAfterMs: number) => {
    keepWorkEmail(limitedWorkEmail(typedWorkEmail(workEmail, asked), retryAfterMs, Date.now()));
  };
  const emailForm = {
    initialEmail: workEmail.email,
    teamId: url.teamId,
    promoCode: url.promoCode,
    onTyped: (typed: string) => {
      keepWorkEmail(typedWorkEmail(workEmail, typed));
    },
    onSent,
    onLimited: (asked: string, retryAfterMs: number) => {
      onLimited(asked, retryAfterMs);
      url.go({ step: 'code', teamId: url.teamId });
    },
  };
  const find = (isSecondary: boolean) => (
    <FindStep
      variant={variant}
      isSignedIn
      isSecondary={isSecondary}
      email={{ ...emailForm, teamId: undefined }}
      onPick={(picked) => {
        url.go({ teamId: picked.teamId });
      }}
      onOpen={(existing) => {
        url.go({ teamId: existing });
      }}
      onCreated={onCreated}
    />
  );

  if (url.linkCode !== undefined || url.step === 'code') {
    return (
      <CodeStep
        workEmail={workEmail}
        linkCode={url.linkCode}
        teamId={url.teamId}
        promoCode={url.promoCode}
        ownTeam={team.data?.userMembership.status === 'MEMBER' ? team.data.teamDetails : undefined}
        onResent={() => {
          keepWorkEmail(workEmailWithCode(workEmail.email, Date.now()));
        }}
        onLimited={(retryAfterMs) => {
          onLimited(workEmail.email, retryAfterMs);
        }}
        onChangeAddress={() => {
          url.go({ step: 'email', teamId: url.teamId });
        }}
        onVerified={onVerified}
      />
    );
  }
  if (url.step === 'verified' && result?.emailVerificationStatus === 'VERIFIED') {
    return (
      <VerifiedStep
        result={result}
        email={workEmail.email}
        onTeam={(of, step) => {
          url.go({ teamId: of, step });
        }}
        onCreated={onCreated}
      />
    );
  }
  if (url.step === 'find') return find(false);
  if (user.isLoading || team.isLoading) return <TeamSkeleton />;
  if (url.step === 'email' || (url.step === 'verified' && teamId === undefined)) {
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
  const next = url.step === 'place' ? workLocationOrHome(team.data) : nextTeamStep(team.data);
  if (next === 'email') return <EmailStep {...emailForm} teamId={teamId} team={team.data} />;
  const toEmail = () => {
    url.go({ step: hasOpenCode(workEmail, Date.now()) ? 'code' : 'email', teamId });
  };
  if (next === 'place') {
    return (
      <WorkLocationStep
        team={team.data}
        email={workEmail.email}
        onJoined={() => {
          url.go({ teamId, hasJoined: true }, true);
        }}
        onEmailNeeded={toEmail}
      />
    );
  }
  return (
    <TeamHome
      team={team.data}
      email={workEmail.email || email}
      isNew={url.hasJoined}
      onConfirmEmail={toEmail}
      onLeft={() => {
        url.go({}, true);
      }}
    >
      {find(true)}
    </TeamHome>
  );
}

/**
 * Returns the next page: an invited person continues to the locations whatever the team requires of others. The
 * service decides.
 */
function workLocationOrHome(team: Team): 'place' | 'home' {
  return team.userMembership.status === 'MEMBER' ? 'home' : 'place';
}
