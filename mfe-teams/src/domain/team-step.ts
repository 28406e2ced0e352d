import type { Team } from '@tiffin/contracts';

/** The steps on the way into a team; the member's own page is the last. */
const TEAM_STEPS = ['find', 'email', 'code', 'verified', 'place', 'home'] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

type KnownTeam = Pick<Team, 'teamDetails' | 'userMembership'>;

/** What comes next in a team: its page for members, the work e-mail where it is asked for, then the place (specification 4). */
export function nextTeamStep({ teamDetails, userMembership }: KnownTeam): TeamStep {
  if (userMembership.status === 'MEMBER') return 'home';
  return teamDetails.secured && !userMembership.emailVerified ? 'email' : 'place';
}

/** The step that an address names, if it is one. */
export function readTeamStep(value: string | null): TeamStep | undefined {
  return TEAM_STEPS.find((step) => step === value);
}
