import { expect, it } from '@jest/globals';
import { teamRefusal } from './team-refusal';

const refusal = (type: string, data?: Readonly<Record<string, unknown>>) =>
  teamRefusal({ status: 403, type, isNetwork: false, data });

it.each([
  ['EMAIL_DOES_NOT_MATCH_TEAM', 'teams.connectEmail.errors.email_does_not_match_team'],
  ['EMAIL_VERIFICATION_REQUIRED', 'teams.join.errors.email_verification_required'],
  ['USER_NOT_WHITELISTED', 'teams.join.errors.user_not_whitelisted'],
  ['EMAIL_DOMAIN_NOT_ALLOWED', 'teams.connectEmail.errors.email_domain_not_allowed'],
  ['TEAM_INVITE_REQUIRED', 'teams.join.errors.team_invite_required'],
])('[TEM-07] %s is explained by %s', (type, key) => {
  expect(refusal(type).key).toBe(key);
});

it.each(['UNKNOWN', '', 'constructor', '__proto__'])('"%s" has the sentence for unknown refusals', (type) => {
  expect(refusal(type)).toEqual({ key: 'teams.errors.unknown', count: 0 });
});

it('a missing answer has its own sentence, whatever its type', () => {
  const error = { status: 0, type: 'EMAIL_CODE_INVALID', isNetwork: true };
  expect(teamRefusal(error).key).toBe('teams.errors.network');
});

it.each([
  [30, 1],
  [61, 2],
  [1800, 30],
])('a wait of %s s is shown as %s minutes', (retryAfterSeconds, count) => {
  const key = 'teams.connectEmail.errors.too_many_codes';
  expect(refusal('TOO_MANY_CODES', { retryAfterSeconds })).toEqual({ key, count });
});

it.each([
  [2, 2],
  [-1, 0],
  ['2', 0],
  [undefined, 0],
])('tries left: %s are shown as %s', (triesLeft, count) => {
  expect(refusal('EMAIL_CODE_INVALID', { triesLeft }).count).toBe(count);
});
