/** Parameters that are removed once a person is signed in. */
export const SIGN_IN_PARAMETERS = ['onLogIn', 'claim', 'origin', 'checkoutLogin'] as const;

/** Returns whether a URL asks for something after the sign-in. */
export function waitsForSignIn(search: string): boolean {
  const query = new URLSearchParams(search);
  return SIGN_IN_PARAMETERS.some((name) => query.has(name));
}
