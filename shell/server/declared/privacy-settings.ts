import { list, optionalUrl, text } from '@tiffin/server/settings';

export const consentCountries = list('TIFFIN_CONSENT_COUNTRIES', {
  meaning:
    'countries (ISO 3166-1 codes, separated by commas) whose law wants consent before analytics, a device id, IP lookup and the script against fraud. Pages ask there, and where the country is unknown; `none` asks nobody',
  standard: 'GB,DE,NL',
});
export const countryHeader = text('TIFFIN_COUNTRY_HEADER', {
  meaning:
    'request header in which the CDN or load balancer names the visitor’s country (`CF-IPCountry`, `CloudFront-Viewer-Country`); `none` if there is none',
  standard: 'x-country-code',
  productionStandard: 'none',
});
export const defaultCountry = text('TIFFIN_DEFAULT_COUNTRY', {
  meaning: 'country of visitors whose country no header names; `unknown` counts as one with such a law',
  standard: 'CA',
  productionStandard: 'unknown',
});
export const helpUrl = optionalUrl('TIFFIN_HELP_URL', {
  meaning: 'page of help for customers, which the footer links to',
  standard: 'none',
});
export const allergensUrl = optionalUrl('TIFFIN_ALLERGENS_URL', {
  meaning: 'page about allergens, which the footer links to',
  standard: 'none',
});
export const privacyUrl = optionalUrl('TIFFIN_PRIVACY_URL', {
  meaning: 'page of the privacy policy, which the footer links to',
  standard: 'none',
});
export const termsUrl = optionalUrl('TIFFIN_TERMS_URL', {
  meaning: 'page of the terms, which the footer links to',
  standard: 'none',
});
