import { describe, expect, it } from '@jest/globals';
import { emptyGuestDraft, guestProblems, guestProfile } from './guest-draft';

const ottoline = {
  firstName: ' Ottoline ',
  lastName: '',
  email: 'ottoline@example.com',
  phoneNumber: '+44 7700 900 123',
};

describe('guestProblems', () => {
  it('[CHK-12] asks for a first name, an e-mail and a phone, and for nothing else', () => {
    expect(guestProblems(emptyGuestDraft)).toEqual({
      firstName: 'firstName',
      email: 'email',
      phoneNumber: 'phoneNumber',
    });
    expect(guestProblems(ottoline)).toEqual({});
  });

  it.each(['ottoline', 'a@b', 'a b@c.de', '@c.de', 'a@b.'])('[CHK-12] sees that %p is no e-mail', (email) => {
    expect(guestProblems({ ...ottoline, email })).toEqual({ email: 'email' });
  });

  it.each([
    ['+44 77', 'phoneNumber'],
    ['call me', 'phoneLetters'],
  ])('[CHK-12] sees what is wrong with the phone %p', (phoneNumber, problem) => {
    expect(guestProblems({ ...ottoline, phoneNumber })).toEqual({ phoneNumber: problem });
  });
});

describe('guestProfile', () => {
  it('[CHK-12] trims what was typed and subscribes only those who want it', () => {
    expect(guestProfile(ottoline, false)).toEqual({
      firstName: 'Ottoline',
      lastName: '',
      email: 'ottoline@example.com',
      phoneNumber: '+44 7700 900 123',
      subscribedToEmail: false,
      subscribedToMerchantMarketingEmails: false,
      externalId: null,
    });
  });
});
