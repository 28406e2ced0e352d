import { expect, it } from '@jest/globals';
import { missingToOffer } from './missing-to-offer';

it.each([
  [undefined, 0, null],
  [null, 12_000_000, null],
  [15_000_000, 12_000_000, 3_000_000],
  [15_000_000, 14_999_999, 1],
  [15_000_000, 15_000_000, null],
  [15_000_000, 16_000_000, null],
])('[CRT-15] an offer from %p with items for %p lacks %p', (minimumItemSumMicro, itemSumMicro, missing) => {
  expect(missingToOffer({ minimumItemSumMicro }, { financialInfo: { itemSumMicro } })).toBe(missing);
});
