import { expect, it } from '@jest/globals';
import type { Fulfillment } from '@tiffin/contracts';
import { makeCartItem, makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing/factories';
import { billChanges } from './bill-changes';

const ana = makeFulfillmentGuest({
  externalUserId: 'user-ana',
  status: 'READY',
  firstName: 'Ana',
  subtotalMicro: 9,
});
const ben = makeFulfillmentGuest({ status: 'READY', subtotalMicro: 8 });
const kay = makeFulfillmentGuest({
  externalUserId: 'kay',
  status: 'READY',
  firstName: 'Kay',
  subtotalMicro: 7,
});
const choosing = { ...kay, status: 'BROWSING' as const };
const fuller = { ...ben, cartItems: [makeCartItem()] };

/** Returns a group in which the ready ones are paid for. */
function bill(guests: Fulfillment['guests'], costs: Partial<Fulfillment['costBreakdown']> = {}): Fulfillment {
  const shares = guests
    .filter(({ status }) => status === 'READY')
    .map(({ externalUserId }) => ({ externalUserId, amountMicro: 10 }));
  const { costBreakdown } = makeFulfillment();
  return makeFulfillment({ guests, costBreakdown: { ...costBreakdown, shares, ...costs } });
}

const three = [ana, ben, kay];
it.each([
  ['someone left', bill(three), bill([ana, ben]), [{ kind: 'left', names: ['Kay'] }]],
  ['someone chooses again', bill(three), bill([ana, ben, choosing]), [{ kind: 'undone', names: ['Kay'] }]],
  ['someone got ready', bill([ana, ben, choosing]), bill(three), [{ kind: 'ready', names: ['Kay'] }]],
  ['someone joined and is ready', bill([ana, ben]), bill(three), [{ kind: 'ready', names: ['Kay'] }]],
  ['someone edited', bill(three), bill([ana, fuller, kay]), [{ kind: 'edited', names: ['Ben'] }]],
  [
    'several things',
    bill(three),
    bill([ana, fuller]),
    [
      { kind: 'left', names: ['Kay'] },
      { kind: 'edited', names: ['Ben'] },
    ],
  ],
  ['delivery costs more', bill(three), bill(three, { deliveryChargeMicro: 5 }), [{ kind: 'delivery' }]],
  ['the tip changed', bill(three), bill(three, { tipMicro: 5 }), [{ kind: 'tip' }]],
  ['the address changed', bill(three), bill(three), [{ kind: 'others' }]],
  [
    'who is choosing left and the tip changed',
    bill([ana, choosing]),
    bill([ana], { tipMicro: 5 }),
    [{ kind: 'tip' }],
  ],
])('[GRP-14] %s', (_what, before, after, changes) => {
  expect(billChanges(before, after)).toEqual(changes);
});
