import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Fulfillment } from '@tiffin/contracts';
import { ben, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

/** Ben has a dish of 7.00 and is choosing; with his share of the fees it comes to 8.85. */
function choosing(overrides: Partial<Fulfillment> = {}): Fulfillment {
  const { guests, costBreakdown, deliveryPricing } = makeRoom();
  const me = makeFulfillmentGuest({
    cartItems: [makeCartItem()],
    subtotalMicro: 7_000_000,
    projectedMicro: 8_850_000,
  });
  return asBen({
    guests: [...guests.slice(0, 1), me],
    costBreakdown: { ...costBreakdown, shares: costBreakdown.shares.slice(0, 1) },
    paymentSplit: 'PAY_SEPARATELY',
    fulfillmentType: 'DELIVERY',
    deliveryPricing: { ...deliveryPricing, deliveryChargeMicro: 4_000_000 },
    ...overrides,
  });
}

const done = async () => (await screen.findAllByRole('button', { name: /I’m done/ }))[0];

it('[GRP-15] who is choosing sees about what they will pay, and the done button carries it', async () => {
  openRoom({ session: ben, group: choosing() });
  expect(await screen.findByText('You pay about $8.85, less if more people join.')).toBeVisible();
  expect(await done()).toHaveAccessibleName('I’m done $8.85');
  expect(screen.getByText('When you have everything, press “I’m done”.')).toBeVisible();
  expect(screen.getByText('You · With your share of the fees, about')).toBeVisible();
});

it('[GRP-15] nothing is said of more people when the host pays what the group shares', async () => {
  openRoom({ session: ben, group: choosing({ sharedCosts: 'HOST_PAYS' }) });
  expect(await screen.findByText('You pay about $8.85.')).toBeVisible();
});

it('[GRP-15] the done button carries what is left above the host’s amount', async () => {
  const group = choosing({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 5_000_000 });
  openRoom({ session: ben, group });
  expect(await done()).toHaveAccessibleName('I’m done $3.85');
});

it('[GRP-15] the done button carries nothing to pay when the host covers everything', async () => {
  openRoom({ session: ben, group: choosing({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null }) });
  expect(await done()).toHaveAccessibleName('I’m done $0.00');
  expect(screen.queryByText(/^You pay about/)).toBeNull();
});

it.each([
  ['within', 10_000_000, '$8.85 of $10.00 used'],
  ['over', 5_000_000, '$8.85: $3.85 over the $5.00 that Ana pays'],
] as const)(
  '[GRP-15] a guest who is %s the host’s amount reads so',
  async (_where, fixedAmountMicro, words) => {
    openRoom({ session: ben, group: choosing({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('img', { name: words })).toBeVisible();
  },
);
