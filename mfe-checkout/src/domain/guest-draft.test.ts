import { describe, expect, it } from '@jest/globals';
import { draftOfContact, guestProblems, guestProfile, readNoPhone } from './guest-draft';
import { readPhone } from './phone-number';

const ottoline = {
  firstName: ' Ottoline ',
  lastName: '',
  email: 'ottoline@example.com',
  phoneNumber: '+44 7911 123 456',
};
const read = (text: string) => readPhone(text, { country: 'CA', defaultPhoneNumberCountryCode: '+1' });

describe('guestProblems', () => {
  it('[CHK-12] requires a first name, an e-mail and a phone, and nothing else', () => {
    expect(guestProblems({ firstName: '', lastName: '', email: '', phoneNumber: '' }, read)).toEqual({
      firstName: 'firstName',
      email: 'email',
      phoneNumber: 'phoneMissing',
    });
    expect(guestProblems(ottoline, read)).toEqual({});
  });

  it.each(['ottoline', 'a@b', 'a b@c.de', '@c.de', 'a@b.'])('[CHK-12] refuses %p as an e-mail', (email) => {
    expect(guestProblems({ ...ottoline, email }, read)).toEqual({ email: 'email' });
  });

  it('[CHK-12] reports a wrong phone', () => {
    expect(guestProblems({ ...ottoline, phoneNumber: '+44 77' }, read)).toEqual({
      phoneNumber: 'phoneNumber',
    });
  });

  it('[CHK-12] reports that a phone could not be checked', () => {
    expect(guestProblems(ottoline, readNoPhone)).toEqual({ phoneNumber: 'phoneUnchecked' });
    expect(guestProblems({ ...ottoline, phoneNumber: ' ' }, readNoPhone)).toEqual({
      phoneNumber: 'phoneMissing',
    });
  });

  it('[CHK-12] takes a first name of only spaces as missing', () => {
    expect(guestProblems({ ...ottoline, firstName: '  ' }, read)).toEqual({ firstName: 'firstName' });
  });
});

describe('guestProfile', () => {
  it('[CHK-12] trims the input, sends the phone as E.164 and subscribes only guests who want it', () => {
    expect(guestProfile(ottoline, false, read)).toEqual({
      firstName: 'Ottoline',
      lastName: '',
      email: 'ottoline@example.com',
      phoneNumber: '+447911123456',
      subscribedToEmail: false,
      subscribedToMerchantMarketingEmails: false,
      externalId: null,
    });
    expect(guestProfile({ ...ottoline, lastName: ' Cross ', email: ' o@x.com ' }, true, read)).toMatchObject({
      lastName: 'Cross',
      email: 'o@x.com',
      subscribedToEmail: true,
      subscribedToMerchantMarketingEmails: true,
    });
  });
});

it.each([
  ['Wanda Wallet', 'Wanda', 'Wallet'],
  [' Mary  Ann Lee ', 'Mary Ann', 'Lee'],
  ['陳大文', '陳大文', ''],
  ['', '', ''],
])('[CHK-14] takes the name %p of a wallet as %p and %p', (name, firstName, lastName) => {
  expect(draftOfContact({ name, email: 'w@example.com', phone: '+1' })).toEqual({
    firstName,
    lastName,
    email: 'w@example.com',
    phoneNumber: '+1',
  });
});
