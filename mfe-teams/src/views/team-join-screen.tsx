import { useSession } from '@tiffin/auth';
import { Section, usePageTitle, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { typedWorkEmail } from '../domain/work-email';
import { SignInNeeded } from './sign-in-needed';
import { SignedInTeams } from './signed-in-teams';
import { FindStep } from './find-step';
import { askToSignIn } from './ask-to-sign-in';
import { TeamSkeleton } from './team-skeleton';
import { useTeamMessages } from './use-team-messages';
import { useTeamUrl } from './use-team-url';
import { useWorkEmail } from './use-work-email';

type TeamJoinScreenProps = {
  /** `v2` starts with the work e-mail. */
  readonly variant: 'v1' | 'v2';
};

/** Renders the teams pages: find a team, prove the work e-mail, choose a work location, and a member's own page. */
export function TeamJoinScreen({ variant }: TeamJoinScreenProps): ReactElement {
  const t = useTeamMessages();
  const session = useSession();
  usePageTitle(t('title'));
  return (
    <Wrap>
      <Section as="div">
        {session.status === 'initialising' ? (
          <TeamSkeleton />
        ) : session.status === 'guest' ? (
          <GuestTeams variant={variant} />
        ) : (
          <SignedInTeams variant={variant} email={session.email} />
        )}
      </Section>
    </Wrap>
  );
}

/**
 * Renders the search for people without an account. Every next step asks them to sign in and keeps the step.
 */
function GuestTeams({ variant }: TeamJoinScreenProps): ReactElement {
  const url = useTeamUrl();
  const [workEmail, keepWorkEmail] = useWorkEmail();
  const isOnTheWay = url.teamId !== undefined || url.linkCode !== undefined || url.step !== undefined;
  if (isOnTheWay) return <SignInNeeded />;
  return (
    <FindStep
      variant={variant}
      isSignedIn={false}
      email={{
        initialEmail: workEmail.email,
        teamId: undefined,
        promoCode: url.promoCode,
        onTyped: (email) => {
          keepWorkEmail(typedWorkEmail(workEmail, email));
        },
        onSent: () => undefined,
        onLimited: () => undefined,
      }}
      onPick={({ teamId }) => {
        url.go({ teamId });
        askToSignIn();
      }}
      onOpen={() => undefined}
      onCreated={() => undefined}
    />
  );
}
