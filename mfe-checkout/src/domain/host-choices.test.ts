import { expect, it } from '@jest/globals';
import { hostChoices } from './host-choices';

const visa = { tokenId: 'tok_secret', brand: 'visa', lastFour: '4242' };

it.each([
  ['Apple Pay', ['APPLE_PAY'], [], [{ name: 'Apple Pay', type: 'APPLE_PAY' }]],
  ['Google Pay', ['GOOGLE_PAY'], [], [{ name: 'Google Pay', type: 'GOOGLE_PAY' }]],
  ['each stored card', ['IN_APP_STORED_PAYMENT'], [visa], [{ name: '', type: 'CREDIT_CARD_ONE_TIME' }]],
  ['no card if it supports none', ['APPLE_PAY'], [visa], [{ name: 'Apple Pay', type: 'APPLE_PAY' }]],
  ['nothing', [], [visa], []],
] as const)('[CHK-14] offers %s if the host supports it', (_what, paymentTypes, cards, expected) => {
  const choices = hostChoices({ paymentTypes, cards }, 'CA');
  expect(choices.map(({ name, identifier }) => ({ name, type: identifier.paymentOptionType }))).toEqual(
    expected,
  );
});

it('offers nothing without a host, or for an unknown currency', () => {
  expect(hostChoices(null, 'CA')).toEqual([]);
  expect(hostChoices({ paymentTypes: ['APPLE_PAY'], cards: [] }, 'FR')).toEqual([]);
});

it('gives a wallet and each card its own identifier', () => {
  const master = { tokenId: 'tok_2', brand: 'mastercard', lastFour: '4242' };
  const paymentTypes = ['APPLE_PAY', 'GOOGLE_PAY', 'IN_APP_STORED_PAYMENT'] as const;
  const paid = { entityType: 'PAYMENT_OPTION', paymentProvider: 'STRIPE' };
  expect(hostChoices({ paymentTypes, cards: [visa, master] }, 'CA')).toEqual([
    {
      identifier: { ...paid, entityId: 'host:APPLE_PAY', paymentOptionType: 'APPLE_PAY' },
      card: null,
      name: 'Apple Pay',
      fromHost: { type: 'APPLE_PAY', cardTokenId: null },
    },
    {
      identifier: { ...paid, entityId: 'host:GOOGLE_PAY', paymentOptionType: 'GOOGLE_PAY' },
      card: null,
      name: 'Google Pay',
      fromHost: { type: 'GOOGLE_PAY', cardTokenId: null },
    },
    {
      identifier: { ...paid, entityId: 'host:card-0-4242', paymentOptionType: 'CREDIT_CARD_ONE_TIME' },
      card: { brand: 'visa', last4: '4242' },
      name: '',
      fromHost: { type: 'IN_APP_STORED_PAYMENT', cardTokenId: 'tok_secret' },
    },
    {
      identifier: { ...paid, entityId: 'host:card-1-4242', paymentOptionType: 'CREDIT_CARD_ONE_TIME' },
      card: { brand: 'mastercard', last4: '4242' },
      name: '',
      fromHost: { type: 'IN_APP_STORED_PAYMENT', cardTokenId: 'tok_2' },
    },
  ]);
});

it('keeps the host’s tokens out of identifiers, which are stored and compared', () => {
  const [card] = hostChoices({ paymentTypes: ['IN_APP_STORED_PAYMENT'], cards: [visa] }, 'CA');
  expect(JSON.stringify(card?.identifier)).not.toContain('tok_secret');
  expect(card?.fromHost).toEqual({ type: 'IN_APP_STORED_PAYMENT', cardTokenId: 'tok_secret' });
});
