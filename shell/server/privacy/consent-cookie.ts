export const CONSENTS = ['granted', 'refused'] as const;
type Consent = (typeof CONSENTS)[number];

/** No script needs it: the server tells each page what it may do. */
export const CONSENT_COOKIE = 'tiffin_privacy';
/** Half a year: then the person is asked again. */
const LASTS_S = 15_552_000;

/** Returns the person's choice in the cookies, or undefined if there is none. */
export function consentIn(cookies: Readonly<Record<string, string>>): Consent | undefined {
  return CONSENTS.find((consent) => consent === cookies[CONSENT_COOKIE]);
}

/** Returns the `Set-Cookie` value that keeps a choice. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  return `${CONSENT_COOKIE}=${consent}; Path=/; Max-Age=${LASTS_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
