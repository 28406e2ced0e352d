import { expect, it } from '@jest/globals';
import { makeCartItem, makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing/factories';
import { guestName, guestTiers, owedToHostMicro } from './guest-tier';

const ana = makeFulfillmentGuest({ externalUserId: 'user-ana', status: 'READY', firstName: 'Ana', seat: 0 });
const ben = makeFulfillmentGuest({ status: 'READY', subtotalMicro: 18_000_000 });
const tom = makeFulfillmentGuest({ externalUserId: 'tom', seat: 2, subtotalMicro: 9_000_000 });
const group = makeFulfillment({
  guests: [tom, ben, ana],
  paymentSplit: 'FIXED_AMOUNT',
  fixedAmountMicro: 20_000_000,
  costBreakdown: {
    ...makeFulfillment().costBreakdown,
    totalMicro: 45_920_000,
    shares: [
      { externalUserId: 'user-ana', amountMicro: 22_120_000 },
      { externalUserId: 'user-ben', amountMicro: 23_800_000 },
    ],
  },
});

it('lists people by their seat, with what the host covers and what they pay', () => {
  expect(guestTiers(group)).toMatchObject([
    { isHost: true, isMe: true, state: 'ready', amountMicro: 22_120_000, coveredMicro: 0, basis: 'shared' },
    { isHost: false, state: 'ready', amountMicro: 23_800_000, coveredMicro: 20_000_000, ownMicro: 3_800_000 },
    { isHost: false, state: 'choosing', amountMicro: 9_000_000, basis: 'food' },
  ]);
});

it('marks only the reader as me', () => {
  expect(guestTiers(group).map(({ isMe }) => isMe)).toEqual([true, false, false]);
});

it('counts only what ready guests pay themselves', () => {
  expect(owedToHostMicro(guestTiers(group))).toBe(3_800_000);
  expect(owedToHostMicro(guestTiers({ ...group, paymentSplit: 'PAY_SEPARATELY' }))).toBe(23_800_000);
  expect(owedToHostMicro(guestTiers({ ...group, fixedAmountMicro: null }))).toBe(0);
});

it('shows a guest whose items cost nothing as choosing', () => {
  const withGift = makeFulfillmentGuest({ cartItems: [makeCartItem({ priceMicro: 0 })], subtotalMicro: 0 });
  expect(guestTiers(makeFulfillment({ guests: [withGift] }))[0]?.state).toBe('choosing');
});

it('writes a full name with one space', () => {
  expect(guestName({ firstName: 'Tom', lastName: 'Lee' })).toBe('Tom Lee');
});

it('shows a guest without items as browsing, and leaves out a missing last name', () => {
  expect(guestTiers(makeFulfillment())[1]?.state).toBe('browsing');
  expect(guestName({ firstName: 'Tom', lastName: '' })).toBe('Tom');
});
