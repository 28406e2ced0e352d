import { expect, it } from '@jest/globals';
import { courierSight } from './courier-sight';

const door = { lat: 43.6455, lng: -79.3901 };
const seenAt = '2026-11-23T12:00:00.000Z';
const position = { latitude: 43.6455, longitude: -79.4025, seenAt };

it.each([
  ['at once', '12:00', 'fresh'],
  ['after three minutes', '12:03', 'fresh'],
  ['after four minutes', '12:04', 'old'],
])('[ORD-09] a position %s is %s, a kilometre from the door', (_when, clock, kind) => {
  const sight = courierSight({ position }, door, Date.parse(`2026-11-23T${clock}:00.000Z`));
  expect(sight).toEqual({ kind, metres: expect.closeTo(998, -1), seenAt });
});

it.each([
  ['no courier', null, door],
  ['no position', { position: null }, door],
  ['no door, as for the reader of a shared link', { position }, null],
])('[ORD-09] there is no distance with %s', (_why, courier, at) => {
  expect(courierSight(courier, at, Date.parse(seenAt))).toEqual({ kind: 'unseen' });
});
