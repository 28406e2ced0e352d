import type { IncomingHttpHeaders } from 'node:http';
import { consentIn } from './consent-cookie';
import type { PrivacySettings } from './read-privacy-settings';

/**
 * Whether a page may keep a device id, send analytics, look up the IP address and load the script against fraud. `granted`:
 * the person agreed. `allowed`: nothing forbids it. `asked`: not before the person has chosen. `refused`: the person or
 * the browser said no.
 */
export type Privacy = 'granted' | 'allowed' | 'asked' | 'refused';

type Visit = {
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
};

/**
 * Returns what a visit allows: the person's own choice, else a refusal if the browser sends Global Privacy Control, else
 * what the law of the country says.
 */
export function privacyOf({ cookies, headers }: Visit, settings: PrivacySettings): Privacy {
  const choice = consentIn(cookies);
  if (choice !== undefined) return choice;
  if (headers['sec-gpc'] === '1') return 'refused';
  return wantsConsent(countryOf(headers, settings), settings) ? 'asked' : 'allowed';
}

/** Returns whether a page may keep a device id and so on. */
export function mayTrack(privacy: Privacy): boolean {
  return privacy === 'granted' || privacy === 'allowed';
}

function wantsConsent(country: string | null, { consentCountries }: PrivacySettings): boolean {
  return consentCountries.length > 0 && (country === null || consentCountries.includes(country));
}

/** Proxies say XX for an unknown country and T1 for Tor. */
function countryOf(
  headers: IncomingHttpHeaders,
  { countryHeader, defaultCountry }: PrivacySettings,
): string | null {
  const named = countryHeader === null ? undefined : headers[countryHeader];
  if (typeof named !== 'string') return defaultCountry;
  const country = named.toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}
