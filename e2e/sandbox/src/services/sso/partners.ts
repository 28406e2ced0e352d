/** An application of somebody else's whose people may sign in with their account here. */
export type Partner = {
  readonly clientId: string;
  readonly name: string;
  /** The most that it may ask for; the person sees what it does ask for. */
  readonly scope: string;
  /** Where the provider leads back to, on the partner's origin. */
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
