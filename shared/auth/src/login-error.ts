/**
 * A failure of the login client: OAuth's code and, if sent, its description. Both may come from a URL that
 * anybody can write, so pages show a sentence of their own.
 */
export type LoginError = { readonly error: string; readonly error_description?: string };

/** The provider does not support an action. */
export const NOT_SUPPORTED: LoginError = {
  error: 'not_supported',
  error_description: 'Not supported by the OIDC server',
};

/** The person is signed out here, but the provider could not be informed. */
export const LOGOUT_FAILED: LoginError = { error: 'logout_failed' };

/** The provider is unreachable and the person's token has expired: OAuth's own code for it. */
export const UNAVAILABLE: LoginError = { error: 'temporarily_unavailable' };
