import { expect, it } from '@jest/globals';
import type { SessionState } from '@tiffin/auth';
import { keptBy, mayBeSeen, parseKeptLocation, toStored } from './kept-location';
import type { KeptLocation } from './kept-location';

const location = { kind: 'point', latitude: 1, longitude: 2, displayName: 'Home' } as const;
const ofGuest: KeptLocation = { ownerId: null, location };
const ofAna: KeptLocation = { ownerId: 'ana', location };

const person = { email: 'a@b.example', firstName: 'A', lastName: 'B' };
const starting: SessionState = { status: 'initialising' };
const guest: SessionState = { status: 'guest' };
const ana: SessionState = { status: 'authenticated', externalUserId: 'ana', ...person };
const ben: SessionState = { status: 'embedded', externalUserId: 'ben', ...person };

it.each([
  ['a guest’s', ofGuest, starting, true, ofGuest],
  ['a guest’s', ofGuest, guest, true, ofGuest],
  ['a guest’s', ofGuest, ana, true, ofAna],
  ['a person’s', ofAna, starting, false, ofAna],
  ['a person’s', ofAna, ana, true, ofAna],
  ['a person’s', ofAna, guest, false, null],
  ['a person’s', ofAna, ben, false, null],
])('%s location in the session %#: who sees it, and what stays', (_, kept, session, isSeen, stays) => {
  expect(mayBeSeen(kept, session)).toBe(isSeen);
  expect(keptBy(kept, session)).toEqual(stays);
});

it('reads back what it stores', () => {
  expect(parseKeptLocation(JSON.parse(JSON.stringify(toStored(ofAna))))).toEqual(ofAna);
});

it.each([
  null,
  7,
  [],
  {},
  { version: 2, ...ofAna },
  { version: 1, ownerId: 7, location },
  { version: 1, location },
])('ignores the stored value %j', (value) => {
  expect(parseKeptLocation(value)).toBeNull();
});
