/** What our own clients get of a person, whatever they ask for. */
export const SCOPES = 'openid profile email';
