import { expect, it } from '@jest/globals';
import { MERCHANT_STATES } from '@tiffin/contracts';
import { merchantAvailability } from './merchant-availability';

const now = new Date('2026-11-22T09:00:00Z');
const later = '2026-11-22T10:00:00Z';

it.each(MERCHANT_STATES.map((state) => ({ state })))(
  '[MER-03] $state accepts orders only when open and ON, WHITELIST or DEBUG',
  ({ state }) => {
    const accepting = ['ON', 'WHITELIST', 'DEBUG'].includes(state);
    const isTestState = ['WHITELIST', 'DEBUG'].includes(state);
    expect(merchantAvailability({ open: true, state, nextOpenTime: null }, now)).toEqual({
      accepts: accepting,
      reason: accepting ? null : 'NOT_ACCEPTING',
      isTestState,
      nextOpenTime: null,
    });
    expect(merchantAvailability({ open: false, state, nextOpenTime: later }, now)).toEqual({
      accepts: false,
      reason: accepting ? 'CLOSED' : 'NOT_ACCEPTING',
      isTestState,
      nextOpenTime: accepting ? later : null,
    });
  },
);

it('[MER-03] knows 16 states, of which 13 never accept orders', () => {
  const accepts = MERCHANT_STATES.filter(
    (state) => merchantAvailability({ open: true, state, nextOpenTime: null }, now).accepts,
  );
  expect([MERCHANT_STATES.length, accepts.length]).toEqual([16, 3]);
});

it('does not show an opening time that has passed', () => {
  const merchant = { open: false, state: 'ON', nextOpenTime: later } as const;
  expect(merchantAvailability(merchant, new Date(later)).nextOpenTime).toBeNull();
});
