import { describe, expect, it } from '@jest/globals';
import type { MembershipStatus } from '@tiffin/contracts';
import { nextTeamStep, readTeamStep } from './team-step';

const team = (secured: boolean, status: MembershipStatus, emailVerified: boolean) => ({
  teamDetails: { teamId: 't1', name: 'Northlight', secured, industry: 'Design' },
  userMembership: { status, emailVerified },
});

describe('nextTeamStep', () => {
  it.each([
    [false, 'NOT_JOINED', false, 'place'],
    [true, 'NOT_JOINED', false, 'email'],
    [true, 'NOT_JOINED', true, 'place'],
    [true, 'MEMBER', false, 'home'],
    [false, 'MEMBER', true, 'home'],
  ] as const)(
    '[TEM-03] secured %s, %s, verified %s: the next step is %s',
    (secured, status, verified, step) => {
      expect(nextTeamStep(team(secured, status, verified))).toBe(step);
    },
  );
});

describe('readTeamStep', () => {
  it('accepts the known steps and nothing else', () => {
    expect(readTeamStep('code')).toBe('code');
    expect(readTeamStep('CODE')).toBeUndefined();
    expect(readTeamStep(null)).toBeUndefined();
  });
});
