import { expect, it } from '@jest/globals';
import { locationRefusal } from './location-refusal';

it.each([
  [409, 'TEAM_LOCATION_EXISTS', 'teams.addLocationModal.errors.alreadyExists'],
  [409, 'A_TYPE_OF_TOMORROW', 'teams.addLocationModal.errors.alreadyExists'],
  [409, '', 'teams.addLocationModal.errors.alreadyExists'],
  [403, 'EMAIL_DOES_NOT_MATCH_TEAM', 'teams.connectEmail.errors.email_does_not_match_team'],
  [500, 'UNKNOWN', 'teams.errors.unknown'],
])('[TEM-08] status %s with type "%s" is explained by %s', (status, type, key) => {
  expect(locationRefusal({ status, type, isNetwork: false }).key).toBe(key);
});
