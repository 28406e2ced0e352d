import { expect, it } from '@jest/globals';
import { courierStates } from './courier-states';

const at = (status: 'COURIER_CONFIRMED' | 'COURIER_PICKED_UP' | 'DELIVERY_CREATED', timestamp: string) => ({
  status,
  timestamp,
});

it('lists the courier’s states by time, whatever their order and offset', () => {
  const created = at('DELIVERY_CREATED', '2026-11-22T11:00:00Z');
  const confirmed = at('COURIER_CONFIRMED', '2026-11-22T12:05:00+01:00');
  const pickedUp = at('COURIER_PICKED_UP', '2026-11-22T11:10:00Z');
  const given = [pickedUp, created, confirmed];
  expect(courierStates(given)).toEqual([created, confirmed, pickedUp]);
  expect(given[0]).toBe(pickedUp);
});
