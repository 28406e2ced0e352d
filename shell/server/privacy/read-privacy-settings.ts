import type { SettingReader } from '@tiffin/server/settings';
import * as privacy from '../declared/privacy-settings';

export type PrivacySettings = {
  /** Countries whose law wants consent; empty if pages ask nobody. */
  readonly consentCountries: readonly string[];
  /** In lower case; null if no proxy names the country. */
  readonly countryHeader: string | null;
  /** Null if unknown. */
  readonly defaultCountry: string | null;
  readonly helpUrl: string | null;
  readonly allergensUrl: string | null;
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
};

const COUNTRY = /^[A-Z]{2}$/;

/** Returns who is asked for consent, and the links of the footer. */
export function readPrivacySettings({ read, refuse }: SettingReader): PrivacySettings {
  const countries = read(privacy.consentCountries).map((country) => country.toUpperCase());
  const wrong = countries.find((country) => !COUNTRY.test(country));
  if (wrong) refuse(privacy.consentCountries, `must be countries such as GB, not "${wrong}"`);
  const header = read(privacy.countryHeader).toLowerCase();
  if (!/^[\w-]+$/.test(header))
    refuse(privacy.countryHeader, `must be the name of a header, not "${header}"`);
  const country = read(privacy.defaultCountry);
  if (country !== 'unknown' && !COUNTRY.test(country))
    refuse(privacy.defaultCountry, `must be a country such as CA, or unknown, not "${country}"`);
  return {
    consentCountries: countries,
    countryHeader: header === 'none' ? null : header,
    defaultCountry: country === 'unknown' ? null : country,
    helpUrl: read(privacy.helpUrl),
    allergensUrl: read(privacy.allergensUrl),
    privacyUrl: read(privacy.privacyUrl),
    termsUrl: read(privacy.termsUrl),
  };
}
