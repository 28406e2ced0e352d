/** Parameters that are done with once a person is signed in. */
export const SIGN_IN_PARAMETERS = ['onLogIn', 'claim', 'origin', 'checkoutLogin'] as const;

/** Whether an address holds something to do after signing in. */
export function waitsForSignIn(search: string): boolean {
  const query = new URLSearchParams(search);
  return SIGN_IN_PARAMETERS.some((name) => query.has(name));
}
