import { expect, it } from '@jest/globals';
import { readPhone } from './phone-number';

const canada = { country: 'CA', defaultPhoneNumberCountryCode: '+1' };
const britain = { country: 'GB', defaultPhoneNumberCountryCode: '+44' };
const hongKong = { country: 'hk', defaultPhoneNumberCountryCode: '+852' };
const nowhere = { country: 'Wonderland', defaultPhoneNumberCountryCode: '+44' };

it.each([
  ['416 555 0100', canada, '+14165550100', '(416) 555-0100'],
  ['(416) 555-01.00', canada, '+14165550100', '(416) 555-0100'],
  ['+1 416 555 0100', canada, '+14165550100', '(416) 555-0100'],
  ['+44 7911 123456', canada, '+447911123456', '+44 7911 123456'],
  [' 020 7946 0000 ', britain, '+442079460000', '020 7946 0000'],
  ['0044 7911 123456', britain, '+447911123456', '07911 123456'],
  ['9123 4567', hongKong, '+85291234567', '9123 4567'],
  ['07911 123456', nowhere, '+447911123456', '+44 7911 123456'],
])('[CHK-12] reads %p of %p as %p', (text, place, e164, formatted) => {
  expect(readPhone(text, place)).toEqual({ kind: 'number', e164, formatted });
});

it.each([
  ['', 'phoneMissing'],
  ['  ', 'phoneMissing'],
  ['call me at 4165550100', 'phoneLetters'],
  ['+44 77', 'phoneNumber'],
  ['12-34-56', 'phoneNumber'],
  ['++', 'phoneNumber'],
  ['416 555 0100 12', 'phoneLong'],
  ['+999 123 456 789', 'phoneCountry'],
  ['000 000 0000', 'phoneUnknown'],
  ['123 4567', 'phoneUnknown'],
])('[CHK-12] refuses %p, because of %p', (text, problem) => {
  expect(readPhone(text, canada)).toEqual({ kind: 'wrong', problem });
});
