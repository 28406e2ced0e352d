import { expect, it } from '@jest/globals';
import { makeFulfillmentGuest } from '@tiffin/testing';
import { cardPart } from './card-part';

const tier = (ownMicro: number, heldMicro?: number) => ({
  guest: makeFulfillmentGuest(heldMicro === undefined ? {} : { heldMicro }),
  isHost: false,
  ownMicro,
});

it.each([
  [8_850_000, 8_850_000, 'held'],
  [8_000_000, 8_850_000, 'held'],
  [9_400_000, 8_850_000, 'more'],
  [8_850_000, 0, 'missing'],
  [0, 0, 'nothing'],
] as const)('[GRP-15] a part of %i with %i held is %s', (ownMicro, heldMicro, state) => {
  expect(cardPart(tier(ownMicro, heldMicro))).toEqual({ payMicro: ownMicro, heldMicro, state });
});

it('is unknown for the host, for other guests and for a service without guests’ cards', () => {
  expect(cardPart(tier(8_850_000))).toBeUndefined();
  expect(cardPart({ ...tier(8_850_000, 0), isHost: true })).toBeUndefined();
});
