import { expect, it } from '@jest/globals';
import { makeTeam, makeTeamMember } from '@tiffin/testing';
import { memberName } from './member-name';
import { membersByPlace } from './members-by-place';

const { locations } = makeTeam();
const at = (firstName: string, locationId: string | null, floorId: string | null) =>
  makeTeamMember({ externalUserId: firstName, firstName, locationId, floorId });

it('puts members at their floor, then those of a location without one, and last those of no place', () => {
  const places = membersByPlace(locations, [
    at('Nia', null, null),
    at('Ola', 'location-gone', 'floor-2'),
    at('Ada', 'location-1', null),
    at('Bea', 'location-1', 'floor-gone'),
    at('Cy', 'location-1', 'floor-3'),
  ]);
  expect(
    places.map(({ location, floor, members }) => [
      location,
      floor,
      members.map(({ firstName }) => firstName),
    ]),
  ).toEqual([
    ['Gastown', '3rd floor', ['Cy']],
    ['Gastown', null, ['Ada', 'Bea']],
    [null, null, ['Nia', 'Ola']],
  ]);
});

it.each([
  [{ firstName: 'Bea', lastName: 'Wong' }, 'Bea Wong'],
  [{ firstName: 'Bea', lastName: '', workEmail: 'bea@northlight.example' }, 'Bea (bea@northlight.example)'],
  [{ firstName: '', lastName: '' }, ''],
])('names %j', (member, name) => {
  expect(memberName(member)).toBe(name);
});
