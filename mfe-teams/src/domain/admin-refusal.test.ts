import { expect, it } from '@jest/globals';
import { adminRefusal } from './admin-refusal';

it.each([
  ['FORBIDDEN', false, 'errors.FORBIDDEN'],
  ['NOT_FOUND', false, 'errors.NOT_FOUND'],
  ['LAST_TEAM_ADMIN', false, 'demote.last'],
  ['TEAM_LOCATION_EXISTS', false, 'rename.taken'],
  ['TEAM_LOCATION_IN_USE', false, 'remove.missing'],
  ['UNKNOWN', false, 'errors.unknown'],
  ['UNKNOWN', true, 'errors.network'],
])('%s (network: %s) is said as %s', (type, isNetwork, key) => {
  expect(adminRefusal({ type, isNetwork })).toBe(key);
});
