import { expect, it } from '@jest/globals';
import { FULFILLMENT_STATES, GUEST_STATUSES } from '@tiffin/contracts';
import { groupChanged } from './group-changed';
import { groupRoles } from './group-roles';
import { isGroupActive, isGroupEnded } from './group-state';
import { guestPayment } from './guest-payment';
import { participants } from './participants';

it.each([
  ['CREATED', true, false],
  ['OPEN', true, false],
  ['SCHEDULED', false, false],
  ['CLOSED', false, true],
  ['CANCELLED', false, false],
  ['EXPIRED', false, true],
] as const)('[GRP-02] %s: active %s, ended %s', (state, isActive, isEnded) => {
  expect(FULFILLMENT_STATES).toContain(state);
  expect([isGroupActive(state), isGroupEnded(state)]).toEqual([isActive, isEnded]);
});

it('[GRP-02] knows no other states', () => {
  expect(FULFILLMENT_STATES).toHaveLength(6);
});

it('[GRP-03] a guest who browses does not participate', () => {
  expect(GUEST_STATUSES).toEqual(['BROWSING', 'READY']);
  const ready = { id: 1, status: 'READY' } as const;
  expect(participants([ready, { id: 2, status: 'BROWSING' }])).toEqual([ready]);
});

it.each([
  ['ana', 'ana', false, { isHost: true, isAdmin: false }],
  ['ana', 'ben', true, { isHost: false, isAdmin: true }],
  ['ana', 'ben', false, { isHost: false, isAdmin: false }],
  ['ana', '', false, { isHost: false, isAdmin: false }],
  ['', '', false, { isHost: false, isAdmin: false }],
])('[GRP-25] host %s seen by %s with admin %s', (hostId, currentUserId, isCurrentUserAdmin, roles) => {
  expect(groupRoles({ hostId, currentUserId, isCurrentUserAdmin })).toEqual(roles);
});

const seen = {
  fulfillmentState: 'OPEN',
  expirationTime: '2026-11-22T20:00:00Z',
  orderByTime: '2026-11-22T19:00:00Z',
  completeTime: null,
  guests: [
    { externalUserId: 'a', status: 'READY' },
    { externalUserId: 'b', status: 'BROWSING' },
  ],
} as const;

it.each([
  ['nothing', seen, false],
  ['the order of the guests', { ...seen, guests: [...seen.guests].reverse() }, false],
  ['the state', { ...seen, fulfillmentState: 'CLOSED' as const }, true],
  ['expirationTime', { ...seen, expirationTime: '2026-11-22T21:00:00Z' }, true],
  ['orderByTime', { ...seen, orderByTime: null }, true],
  ['completeTime', { ...seen, completeTime: '2026-11-22T21:00:00Z' }, true],
  ['a guest fewer', { ...seen, guests: seen.guests.slice(1) }, true],
  [
    'a guest more',
    { ...seen, guests: [...seen.guests, { externalUserId: 'c', status: 'BROWSING' as const }] },
    true,
  ],
  [
    'a status',
    {
      ...seen,
      guests: seen.guests.map(({ externalUserId }) => ({ externalUserId, status: 'READY' as const })),
    },
    true,
  ],
])('[GRP-09] a poll with a change of %s reloads the group: %s', (_what, after, expected) => {
  expect(groupChanged(seen, after)).toBe(expected);
});

it.each([
  ['PAY_SEPARATELY', 10_000_000, 0, 12_000_000],
  ['FIXED_AMOUNT', 10_000_000, 10_000_000, 2_000_000],
  ['FIXED_AMOUNT', 15_000_000, 12_000_000, 0],
  ['FIXED_AMOUNT', 0, 0, 12_000_000],
  ['FIXED_AMOUNT', null, 12_000_000, 0],
] as const)(
  '[GRP-15] %s with %s of a part of 12.00: covered %s, own %s',
  (paymentSplit, fixedAmountMicro, coveredMicro, ownMicro) => {
    expect(guestPayment(12_000_000, { paymentSplit, fixedAmountMicro })).toEqual({ coveredMicro, ownMicro });
  },
);
