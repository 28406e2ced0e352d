import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { PhoneProblem, PhoneReading } from './guest-draft';

type Place = {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** The merchant's calling code, such as `+1`. It counts where the country is unknown. */
  readonly defaultPhoneNumberCountryCode: string;
};

/** Reads a phone number as people write it: international, or national in the merchant's country. */
export function readPhone(text: string, place: Place): PhoneReading {
  if (text.trim() === '') return { kind: 'wrong', problem: 'phoneMissing' };
  if (/[^\d\s()+./-]/.test(text)) return { kind: 'wrong', problem: 'phoneLetters' };
  const country = place.country.toUpperCase();
  const home = isSupportedCountry(country) ? country : undefined;
  const defaults = {
    defaultCountry: home,
    defaultCallingCode: home ? undefined : place.defaultPhoneNumberCountryCode.replace(/\D/g, ''),
  };
  const number = parsePhoneNumberFromString(text, { ...defaults, extract: false });
  if (!number?.isValid()) return { kind: 'wrong', problem: lengthProblems[lengthOf(text, defaults)] };
  // Not by the number's country, because several countries share a calling code.
  const isNational = home !== undefined && number.countryCallingCode === getCountryCallingCode(home);
  return {
    kind: 'number',
    e164: number.number,
    formatted: isNational ? number.formatNational() : number.formatInternational(),
  };
}

function lengthOf(...input: Parameters<typeof validatePhoneNumberLength>) {
  return validatePhoneNumberLength(...input) ?? 'POSSIBLE';
}

const lengthProblems: Readonly<Record<ReturnType<typeof lengthOf>, PhoneProblem>> = {
  TOO_SHORT: 'phoneNumber',
  NOT_A_NUMBER: 'phoneNumber',
  TOO_LONG: 'phoneLong',
  INVALID_COUNTRY: 'phoneCountry',
  INVALID_LENGTH: 'phoneUnknown',
  POSSIBLE: 'phoneUnknown',
};
