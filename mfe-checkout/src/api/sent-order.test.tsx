import { expect, it } from '@jest/globals';
import { keepSentOrder, readSentOrder } from './sent-order';
import type { SentOrder } from './sent-order';

const sent: SentOrder = {
  kind: 'user',
  intent: 'order:m1:sum:card',
  isChallenged: false,
  body: {
    merchantId: 'm1',
    cartChecksum: 'sum',
    paymentMethod: {
      paymentMethodIdentifier: {
        entityType: 'PAYMENT_OPTION',
        entityId: 'card',
        paymentProvider: 'STRIPE',
        paymentOptionType: 'CREDIT_CARD_VAULTED',
      },
    },
    subscribedToMerchantMarketingEmails: false,
    guestProfile: null,
    externalId: 'u1',
  },
};
const KEY = 'tiffin.checkout.sent.m1';

it('gives an order on its way back as it was kept', () => {
  keepSentOrder('m1', sent);
  expect(readSentOrder('m1')).toEqual(sent);
});

it.each([
  ['nothing', ''],
  ['broken JSON', '{"intent":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['names without values', '{"intent":null,"kind":null,"body":null,"isChallenged":null}'],
  ['a body of nothing', JSON.stringify({ ...sent, body: null })],
  ['another kind', JSON.stringify({ ...sent, kind: 'robot' })],
  ['a guest without a profile', JSON.stringify({ ...sent, kind: 'guest' })],
  ['an intent that is no text', JSON.stringify({ ...sent, intent: 7 })],
  ['an order at another merchant', JSON.stringify({ ...sent, body: { ...sent.body, merchantId: 'm2' } })],
  ['no payment', JSON.stringify({ ...sent, body: { ...sent.body, paymentMethod: {} } })],
])('takes for no order: %s', (_what, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readSentOrder('m1')).toBeUndefined();
});
