import { expect, it } from '@jest/globals';
import { distanceMetres } from '@tiffin/domain';
import { MERCHANT_SEEDS } from '../../seed/merchant-seeds';
import { GAZETTEER } from '../../seed/gazetteer/gazetteer-data';
import { PLACES, pointOf, pointOfHouse } from '../../seed/gazetteer/places';
import { matchPlaces } from './match-places';
import type { Match } from './match-places';

const named = ({ place, houseNumber }: Match) =>
  place.kind === 'city'
    ? place.city.name[0]
    : `${houseNumber ?? ''} ${place.street.name}, ${place.city.name[0]}`.trim();
const toronto = { latitude: 43.65, longitude: -79.38 };

it.each(MERCHANT_SEEDS.map(({ externalId, street, city, at }) => [externalId, street, city, at] as const))(
  'knows where %s is: %s',
  (_id, street, city, [latitude, longitude]) => {
    const [best] = matchPlaces(`${street.split(', ')[0]}, ${GAZETTEER[city].name[0]}`, null);
    if (best?.place.kind !== 'street' || best.houseNumber === null) throw new Error(`No house: ${street}`);
    const point = pointOfHouse(best.place.street, best.houseNumber);
    expect(distanceMetres(point, { latitude, longitude })).toBeLessThan(150);
  },
);

it('gives every place an id of its own', () => {
  expect(new Set(PLACES.map(({ osmId }) => osmId)).size).toBe(PLACES.length);
});

it.each([
  ['12 mercer', toronto, '12 Mercer Street, Toronto'],
  ['12 Mercer Street', { latitude: 40.72, longitude: -74 }, '12 Mercer Street, New York'],
  ['12 Mercer St, New York', toronto, '12 Mercer Street, New York'],
  ['Toronto', null, 'Toronto'],
  ['香港', null, 'Hong Kong'],
  ['oranienstrasse 42', null, '42 Oranienstraße, Berlin'],
  ['Queens Quay East 25', null, "25 Queen's Quay East, Toronto"],
  ['West 21st Street', null, 'West 21st Street, New York'],
])('finds %s near %j', (text, near, expected) => {
  expect(matchPlaces(text, near).map(named)[0]).toBe(expected);
});

it.each(['Atlantis', '12', '12 Toronto', ', ', '12 14 Mercer Street'])('finds nothing for %j', (text) => {
  expect(matchPlaces(text, null)).toEqual([]);
});

it('puts a house between the houses around it', () => {
  const street = GAZETTEER.toronto.streets[1];
  if (!street) throw new Error('No King Street');
  const [low, middle, high] = [200, 300, 400].map((number) => pointOfHouse(street, number).longitude);
  expect(middle).toBeCloseTo(((low ?? 0) + (high ?? 0)) / 2);
  expect(pointOfHouse(street, 9999)).toEqual({ latitude: 43.6428, longitude: -79.4073 });
  expect(pointOf(PLACES[0] ?? fail())).toEqual({ latitude: 43.6487, longitude: -79.3817 });
});

function fail(): never {
  throw new Error('No places');
}
