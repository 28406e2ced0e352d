/** An external application whose people may sign in with their account here. */
export type Partner = {
  readonly clientId: string;
  readonly name: string;
  /** The maximum of scopes. The consent page shows the ones that are requested. */
  readonly scope: string;
  /** The path on the partner's origin that the provider redirects to. */
  readonly returnPath: string;
};

/** The partners of the sandbox. */
export const PARTNERS: readonly Partner[] = [
  {
    clientId: 'corner-office',
    name: 'Corner Office',
    scope: 'openid profile email',
    returnPath: '/signed-in',
  },
];
