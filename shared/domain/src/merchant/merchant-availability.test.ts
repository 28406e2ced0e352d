import { expect, it } from '@jest/globals';
import { MERCHANT_STATES } from '@tiffin/contracts';
import type { DisplayMode, MerchantState } from '@tiffin/contracts';
import { merchantAvailability, takesCart } from './merchant-availability';

const now = new Date('2026-11-22T09:00:00Z');
const later = '2026-11-22T10:00:00Z';
const slot = {
  date: '2026-11-22',
  firstAvailableTime: '11:00',
  lastAvailableTime: '12:00',
  intervalMillis: 900_000,
};
const merchant = {
  open: true,
  state: 'ON',
  nextOpenTime: null,
  isAvailableNow: true,
  displayConfiguration: { displayMode: 'DEFAULT' },
  timeZone: 'UTC',
  scheduledOrderTimeSlots: [slot],
} as const;
const ahead: { readonly displayMode: DisplayMode } = { displayMode: 'ORDER_AHEAD' };

it.each(MERCHANT_STATES.map((state) => ({ state })))(
  '[MER-03] $state accepts orders only when open and ON, WHITELIST or DEBUG',
  ({ state }) => {
    const accepting = ['ON', 'WHITELIST', 'DEBUG'].includes(state);
    const isTestState = ['WHITELIST', 'DEBUG'].includes(state);
    expect(merchantAvailability({ ...merchant, state }, now)).toEqual({
      accepts: accepting,
      canSchedule: accepting,
      reason: accepting ? null : 'NOT_ACCEPTING',
      isTestState,
      nextOpenTime: null,
    });
    const closed = { ...merchant, open: false, isAvailableNow: false, state, nextOpenTime: later };
    expect(merchantAvailability(closed, now)).toEqual({
      accepts: false,
      canSchedule: accepting,
      reason: accepting ? 'CLOSED' : 'NOT_ACCEPTING',
      isTestState,
      nextOpenTime: accepting ? later : null,
    });
  },
);

it('[MER-03] knows 16 states, of which 13 never accept orders', () => {
  const accepts = MERCHANT_STATES.filter((state: MerchantState) => {
    const { accepts: isNow, canSchedule } = merchantAvailability({ ...merchant, state }, now);
    return isNow || canSchedule;
  });
  expect([MERCHANT_STATES.length, accepts.length]).toEqual([16, 3]);
});

it('does not show an opening time that has passed', () => {
  const closed = { ...merchant, open: false, nextOpenTime: later };
  expect(merchantAvailability(closed, new Date(later)).nextOpenTime).toBeNull();
});

const off = { open: false, isAvailableNow: false };
const noSlots = { scheduledOrderTimeSlots: [] };
const past = { scheduledOrderTimeSlots: [{ ...slot, date: '2026-11-21' }] };
const listed = { scheduledOrderTimeSlots: undefined };

it.each([
  ['in mode ORDER_AHEAD', { displayConfiguration: ahead }, 'LATER_ONLY', true],
  ['closed in mode ORDER_AHEAD', { ...off, displayConfiguration: ahead }, 'LATER_ONLY', true],
  ['in mode ORDER_AHEAD without slots', { ...noSlots, displayConfiguration: ahead }, 'NOT_ACCEPTING', false],
  [
    'closed in mode ORDER_AHEAD without slots',
    { ...off, ...noSlots, displayConfiguration: ahead },
    'CLOSED',
    false,
  ],
  ['open and not available now', { isAvailableNow: false }, 'LATER_ONLY', true],
  ['open, not available now, without slots', { isAvailableNow: false, ...noSlots }, 'NOT_ACCEPTING', false],
  ['closed', off, 'CLOSED', true],
  ['closed without slots', { ...off, ...noSlots }, 'CLOSED', false],
  ['closed, with slots that have passed', { ...off, ...past }, 'CLOSED', false],
  ['open without slots', noSlots, null, true],
  ['listed in mode ORDER_AHEAD', { ...listed, displayConfiguration: ahead }, 'LATER_ONLY', true],
  ['listed and closed', { ...listed, ...off, nextOpenTime: later }, 'CLOSED', true],
  ['listed, and never open again', { ...listed, ...off, displayConfiguration: ahead }, 'CLOSED', false],
] as const)('[MER-02] [CRT-16] a merchant %s', (_which, changes, reason, isTakingCarts) => {
  const availability = merchantAvailability({ ...merchant, ...changes }, now);
  expect(availability.reason).toBe(reason);
  expect(availability.accepts).toBe(reason === null);
  expect(takesCart(availability)).toBe(isTakingCarts);
});

it('[MER-10] a relay merchant takes no orders here, neither now nor later', () => {
  const relay = merchantAvailability({ ...merchant, isRelayMerchant: true }, now);
  expect(relay).toMatchObject({ accepts: false, canSchedule: false, reason: 'NOT_ACCEPTING' });
  expect(takesCart(relay)).toBe(false);
});
