import { ownEntry } from '@tiffin/domain';

type Refusal = {
  readonly status: number;
  readonly type: string;
  readonly isNetwork: boolean;
  readonly data?: Readonly<Record<string, unknown>>;
};

const keys = {
  EMAIL_DOES_NOT_MATCH_TEAM: 'teams.connectEmail.errors.email_does_not_match_team',
  EMAIL_DOMAIN_NOT_ALLOWED: 'teams.connectEmail.errors.email_domain_not_allowed',
  EMAIL_CODE_INVALID: 'teams.connectEmail.errors.code_invalid',
  EMAIL_CODE_EXPIRED: 'teams.connectEmail.errors.code_expired',
  EMAIL_CODE_TRIES_USED: 'teams.connectEmail.errors.code_tries_used',
  TOO_MANY_CODES: 'teams.connectEmail.errors.too_many_codes',
  EMAIL_VERIFICATION_REQUIRED: 'teams.join.errors.email_verification_required',
  USER_NOT_WHITELISTED: 'teams.join.errors.user_not_whitelisted',
  TEAM_INVITE_REQUIRED: 'teams.join.errors.team_invite_required',
  TEAM_EXISTS: 'create.exists',
} as const;

type RefusalMessage = {
  readonly key:
    | (typeof keys)[keyof typeof keys]
    | 'teams.addLocationModal.errors.alreadyExists'
    | `teams.errors.${'network' | 'unknown'}`;
  readonly count: number;
};

/**
 * Returns the message key for a refused team call (specification 8), with the tries left for a wrong code, or
 * the minutes to wait after too many.
 */
export function teamRefusal(error: Refusal): RefusalMessage {
  const { triesLeft, retryAfterSeconds } = error.data ?? {};
  const minutes = typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds / 60) : triesLeft;
  const count = typeof minutes === 'number' ? Math.max(0, minutes) : 0;
  if (error.isNetwork) return { key: 'teams.errors.network', count };
  return { key: ownEntry(keys, error.type) ?? 'teams.errors.unknown', count };
}
