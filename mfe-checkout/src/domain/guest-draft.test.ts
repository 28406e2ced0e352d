import { describe, expect, it } from '@jest/globals';
import { guestProblems, guestProfile } from './guest-draft';

const ottoline = {
  firstName: ' Ottoline ',
  lastName: '',
  email: 'ottoline@example.com',
  phoneNumber: '+44 7700 900 123',
};

describe('guestProblems', () => {
  it('[CHK-12] requires a first name, an e-mail and a phone, and nothing else', () => {
    expect(guestProblems({ firstName: '', lastName: '', email: '', phoneNumber: '' })).toEqual({
      firstName: 'firstName',
      email: 'email',
      phoneNumber: 'phoneNumber',
    });
    expect(guestProblems(ottoline)).toEqual({});
  });

  it.each(['ottoline', 'a@b', 'a b@c.de', '@c.de', 'a@b.'])('[CHK-12] refuses %p as an e-mail', (email) => {
    expect(guestProblems({ ...ottoline, email })).toEqual({ email: 'email' });
  });

  it.each([
    ['+44 77', 'phoneNumber'],
    ['  ', 'phoneNumber'],
    ['12-34-56', 'phoneNumber'],
    ['call me at 1234567', 'phoneLetters'],
    ['call me', 'phoneLetters'],
  ])('[CHK-12] reports what is wrong with the phone %p', (phoneNumber, problem) => {
    expect(guestProblems({ ...ottoline, phoneNumber })).toEqual({ phoneNumber: problem });
  });
});

describe('a first name and a phone', () => {
  it('[CHK-12] are missing if they are only spaces', () => {
    expect(guestProblems({ ...ottoline, firstName: '  ' })).toEqual({ firstName: 'firstName' });
  });

  it.each(['1234567', '(416) 555-01.23/4', ' 020 7946 0000 '])(
    '[CHK-12] accepts the phone %p',
    (phoneNumber) => {
      expect(guestProblems({ ...ottoline, phoneNumber })).toEqual({});
    },
  );
});

describe('guestProfile', () => {
  it('[CHK-12] trims the input and subscribes only guests who want it', () => {
    expect(guestProfile(ottoline, false)).toEqual({
      firstName: 'Ottoline',
      lastName: '',
      email: 'ottoline@example.com',
      phoneNumber: '+44 7700 900 123',
      subscribedToEmail: false,
      subscribedToMerchantMarketingEmails: false,
      externalId: null,
    });
    expect(
      guestProfile({ ...ottoline, lastName: ' Cross ', email: ' o@x.com ', phoneNumber: ' 1 ' }, true),
    ).toEqual({
      firstName: 'Ottoline',
      lastName: 'Cross',
      email: 'o@x.com',
      phoneNumber: '1',
      subscribedToEmail: true,
      subscribedToMerchantMarketingEmails: true,
      externalId: null,
    });
  });
});
