import type { Account } from './accounts';

export type PersonClaims = {
  readonly sub: string;
  readonly preferred_username: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
  readonly name: string;
};

/** Returns the claims that a client's scopes allow. The subject is always included. */
export function claimsIn(scopes: readonly string[], claims: PersonClaims): Partial<PersonClaims> {
  const { sub, email, email_verified, ...names } = claims;
  return {
    sub,
    ...(scopes.includes('profile') && { ...names, preferred_username: undefined }),
    ...(scopes.includes('email') && { email, email_verified }),
  };
}

/** Returns what tokens and userinfo say about a person. */
export function claimsOf(account: Account): PersonClaims {
  return {
    sub: account.id,
    preferred_username: account.email,
    email: account.email,
    email_verified: account.emailVerified,
    given_name: account.firstName,
    family_name: account.lastName,
    name: `${account.firstName} ${account.lastName}`.trim(),
  };
}
