import { expect, it } from '@jest/globals';
import type { Fulfillment } from '@tiffin/contracts';
import { makeFulfillment } from '@tiffin/testing';
import { changedSettings, settingsIn } from './changed-settings';
import type { SettingField } from './changed-settings';

const base = makeFulfillment();
const card = {
  paymentMethodIdentifier: {
    entityType: 'PAYMENT_OPTION',
    entityId: 'card-1',
    paymentProvider: 'STRIPE',
    paymentOptionType: 'CREDIT_CARD_VAULTED',
  },
} as const;
const all: readonly SettingField[] = [
  'fulfillmentType',
  'guestMax',
  'orderByTime',
  'scheduledForTime',
  'deliveryDetails',
  'tip',
  'paymentSplit',
  'fixedAmountMicro',
  'sharedCosts',
  'shareMode',
  'showGuestItems',
  'ownerPaymentOptions',
  'countInAtDeadline',
  'autoOrder',
];
const changes: readonly (readonly [SettingField, Partial<Fulfillment>])[] = [
  ['fulfillmentType', { fulfillmentType: 'DINE_IN' }],
  ['guestMax', { guestMax: 4 }],
  ['orderByTime', { orderByTime: null }],
  [
    'scheduledForTime',
    { scheduledDetails: { scheduled: true, scheduledForTime: '2026-11-22T21:00:00.000Z' } },
  ],
  ['deliveryDetails', { deliveryDetails: { ...base.deliveryDetails, deliveryInstructions: 'Ring twice' } }],
  ['tip', { tip: { selectedTipOptionId: 'tip-10', customTipAmountMicro: null } }],
  ['paymentSplit', { paymentSplit: 'PAY_SEPARATELY' }],
  ['fixedAmountMicro', { fixedAmountMicro: 12_000_000 }],
  ['sharedCosts', { sharedCosts: 'EQUALLY' }],
  ['shareMode', { shareSettings: { ...base.shareSettings, shareMode: 'DEFAULT_TEAM' } }],
  ['showGuestItems', { groupDisplay: { ...base.groupDisplay, showGuestItems: false } }],
  ['ownerPaymentOptions', { ownerPaymentOptions: card }],
  ['countInAtDeadline', { countInAtDeadline: true }],
  ['autoOrder', { autoOrder: { paymentMethod: card, maxTotalMicro: 50_000_000 } }],
];

it.each(changes)('[MOD-09] a change of %s is found, and is no change of another setting', (field, more) => {
  const after = { ...base, ...more };
  expect(changedSettings(base, after, all)).toEqual([field]);
  expect(
    changedSettings(
      base,
      after,
      all.filter((one) => one !== field),
    ),
  ).toEqual([]);
});

it('what an older service leaves out is its default', () => {
  const after = { ...base, sharedCosts: 'BY_VALUE', countInAtDeadline: false, autoOrder: null } as const;
  expect(changedSettings(base, after, all)).toEqual([]);
});

it('an update changes the settings that it names, and a saved address the delivery details', () => {
  expect(settingsIn({ guestMax: 4, deliveryAddressId: 'a', settingsRevision: 'r' })).toEqual([
    'guestMax',
    'deliveryDetails',
  ]);
});
