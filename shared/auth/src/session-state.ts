/** The signed-in person, from the provider's token. */
export type Person = {
  readonly externalUserId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Why a token was dropped. `expired` means that the person did not ask for it. */
export type ClearReason = 'expired' | 'signedOut';

/** States of specification 4. A guest whose session has ended carries the reason. */
export type SessionState =
  | { readonly status: 'initialising' }
  | { readonly status: 'guest'; readonly endedBy?: ClearReason }
  | ({ readonly status: 'authenticated' } & Person)
  | ({ readonly status: 'embedded' } & Person);
