import { expect, it } from '@jest/globals';
import { guestPart } from './guest-part';

const COSTS = {
  itemSumMicro: 0,
  subtotalMicro: 0,
  deliveryChargeMicro: 0,
  serviceChargeMicro: 0,
  taxMicro: 0,
  tipMicro: 0,
  totalMicro: 0,
};
const ready = [{ externalUserId: 'ben', amountMicro: 9_000_000 }];
const browsing = { externalUserId: 'ben', subtotalMicro: 7_000_000 };
const choosing = { ...browsing, projectedMicro: 8_000_000 };
const host = { externalUserId: 'ana', subtotalMicro: 7_000_000 };

it.each([
  ['a share counts before a projection', choosing, ready, 'shared', 9_000_000, 3_000_000],
  ['who is choosing has a projection', choosing, [], 'projected', 8_000_000, 2_000_000],
  ['without a projection only the food is known', browsing, [], 'food', 7_000_000, 1_000_000],
  ['the host pays all of their own part', host, [], 'food', 7_000_000, 7_000_000],
] as const)('[GRP-15] %s', (_case, guest, shares, basis, amountMicro, ownMicro) => {
  const group = {
    hostId: 'ana',
    paymentSplit: 'FIXED_AMOUNT' as const,
    fixedAmountMicro: 6_000_000,
    costBreakdown: { ...COSTS, shares: [...shares] },
  };
  const coveredMicro = amountMicro - ownMicro;
  expect(guestPart(group, guest)).toEqual({ basis, amountMicro, coveredMicro, ownMicro });
});
