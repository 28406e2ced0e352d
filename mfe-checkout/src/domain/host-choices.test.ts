import { expect, it } from '@jest/globals';
import { hostChoices } from './host-choices';

const visa = { tokenId: 'tok_secret', brand: 'visa', lastFour: '4242' };

it.each([
  ['Apple Pay', ['APPLE_PAY'], [], [{ name: 'Apple Pay', type: 'APPLE_PAY' }]],
  ['Google Pay', ['GOOGLE_PAY'], [], [{ name: 'Google Pay', type: 'GOOGLE_PAY' }]],
  ['each stored card', ['IN_APP_STORED_PAYMENT'], [visa], [{ name: '', type: 'CREDIT_CARD_ONE_TIME' }]],
  ['no card where it pays with none', ['APPLE_PAY'], [visa], [{ name: 'Apple Pay', type: 'APPLE_PAY' }]],
  ['nothing', [], [visa], []],
] as const)('[CHK-14] offers %s where the host supports it', (_what, paymentTypes, cards, expected) => {
  const choices = hostChoices({ paymentTypes, cards }, 'CA');
  expect(choices.map(({ name, identifier }) => ({ name, type: identifier.paymentOptionType }))).toEqual(
    expected,
  );
});

it('offers nothing without a host, and nothing where the currency has no name', () => {
  expect(hostChoices(null, 'CA')).toEqual([]);
  expect(hostChoices({ paymentTypes: ['APPLE_PAY'], cards: [] }, 'FR')).toEqual([]);
});

it('puts no token of the host into what is kept and compared', () => {
  const [card] = hostChoices({ paymentTypes: ['IN_APP_STORED_PAYMENT'], cards: [visa] }, 'CA');
  expect(JSON.stringify(card?.identifier)).not.toContain('tok_secret');
  expect(card?.fromHost).toEqual({ type: 'IN_APP_STORED_PAYMENT', cardTokenId: 'tok_secret' });
});
