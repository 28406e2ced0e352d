/** What our own clients get about a person, whatever they request. */
export const SCOPES = 'openid profile email';
