import type { Team } from '@tiffin/contracts';

/**
 * The steps of joining a team, as the URL names them. In `place` a person chooses the work location. The last
 * one is the member's own page.
 */
const TEAM_STEPS = ['find', 'email', 'code', 'verified', 'place', 'home'] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

type KnownTeam = Pick<Team, 'teamDetails' | 'userMembership'>;

/**
 * Returns the next step in a team: its page for members, the work e-mail if it is required, else the work
 * location (specification 4).
 */
export function nextTeamStep({ teamDetails, userMembership }: KnownTeam): TeamStep {
  if (userMembership.status === 'MEMBER') return 'home';
  return teamDetails.secured && !userMembership.emailVerified ? 'email' : 'place';
}

/** Returns the step that the URL names; undefined if it names none. */
export function readTeamStep(value: string | null): TeamStep | undefined {
  return TEAM_STEPS.find((step) => step === value);
}
