import { expect, it } from '@jest/globals';
import { ordersToReward } from './orders-to-reward';

it.each([
  [0, 8, 8],
  [6, 8, 2],
  [8, 8, 0],
  [12, 8, 0],
])('[LOY-05] a card with %i of %i stamps needs %i more orders', (totalStampsCollected, length, missing) => {
  expect(ordersToReward({ totalStampsCollected, stampCardLength: length })).toBe(missing);
});
