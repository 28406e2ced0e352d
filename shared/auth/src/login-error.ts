/**
 * A failure of the login client: OAuth's code and, where the provider gave one, its description. Both may come from an
 * address that anybody can write: a page says it in its own words.
 */
export type LoginError = { readonly error: string; readonly error_description?: string };

/** A thing that the provider does not offer. */
export const NOT_SUPPORTED: LoginError = {
  error: 'not_supported',
  error_description: 'Not supported by the OIDC server',
};

/** The person is signed out here, but the provider could not be told. */
export const LOGOUT_FAILED: LoginError = { error: 'logout_failed' };

/** The provider cannot be reached and the person's token has run out: OAuth's own code for it. */
export const UNAVAILABLE: LoginError = { error: 'temporarily_unavailable' };
