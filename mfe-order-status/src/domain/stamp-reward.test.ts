import { expect, it } from '@jest/globals';
import { earnsStampReward } from './stamp-reward';

const order = {
  stampsCount: 1,
  collected: 0,
  acceptTimestamp: '2026-11-23T12:01:00.000Z',
  isMerchantLoading: false,
};

it.each([
  ['more stamps than the card has', {}, true],
  ['as many stamps as the card has', { collected: 1 }, false],
  ['fewer stamps than the card has', { collected: 4 }, false],
  ['no stamps', { stampsCount: 0 }, false],
  ['no card', { collected: undefined }, false],
  ['no accept timestamp', { acceptTimestamp: null }, false],
  ['a merchant that is loading', { isMerchantLoading: true }, false],
])('[ORD-07] an order with %s earns a reward: %#', (_what, change, expected) => {
  expect(earnsStampReward({ ...order, ...change })).toBe(expected);
});
