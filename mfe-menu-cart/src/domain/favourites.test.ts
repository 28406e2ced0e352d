import { describe, expect, it } from '@jest/globals';
import { favouritesOf, GUEST, parseFavourites, toggleFavourite } from './favourites';
import type { Favourite, FavouritesByPerson } from './favourites';

const kitchen: Favourite = { merchantUrl: '/m/a', merchantName: 'A', imageUrl: null, dish: null };
const dish: Favourite = { ...kitchen, dish: { id: 'dal', name: 'Dal' } };
const namesOf = (all: FavouritesByPerson, person: string) =>
  favouritesOf(all, person).map((one) => one.dish?.name ?? one.merchantName);

describe('changing favourites', () => {
  it('adds the newest first, and removes what is there', () => {
    const both = toggleFavourite(toggleFavourite([], 'ana', kitchen), 'ana', dish);
    expect(namesOf(both, 'ana')).toEqual(['Dal', 'A']);
    expect(namesOf(toggleFavourite(both, 'ana', { ...kitchen, merchantName: 'A, renamed' }), 'ana')).toEqual([
      'Dal',
    ]);
  });

  it('keeps the favourites of people apart', () => {
    const all = toggleFavourite(toggleFavourite([], 'ana', kitchen), 'ben', dish);
    expect([namesOf(all, 'ana'), namesOf(all, 'ben'), namesOf(all, 'eve')]).toEqual([['A'], ['Dal'], []]);
  });

  it('gives the favourites of a guest to the person who signs in', () => {
    const asGuest = toggleFavourite([], GUEST, kitchen);
    const both = toggleFavourite(asGuest, 'ana', dish);
    expect(namesOf(asGuest, 'ana')).toEqual(['A']);
    expect([namesOf(both, 'ana'), namesOf(both, GUEST), namesOf(both, 'ben')]).toEqual([
      ['Dal', 'A'],
      [],
      [],
    ]);
    expect(namesOf([['ana', [kitchen]], ...asGuest], 'ana')).toEqual(['A']);
  });

  it('keeps 50 favourites of each of the last 5 people', () => {
    let all: FavouritesByPerson = [];
    for (let index = 0; index < 60; index += 1)
      all = toggleFavourite(all, 'ana', { ...kitchen, merchantUrl: `/m/${index}` });
    expect(favouritesOf(all, 'ana')).toHaveLength(50);
    expect(favouritesOf(all, 'ana')[0]?.merchantUrl).toBe('/m/59');
    for (const person of ['b', 'c', 'd', 'e', 'f']) all = toggleFavourite(all, person, kitchen);
    expect(all.map(([person]) => person)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
});

it.each([
  ['nothing', null, []],
  ['another type', { ana: [kitchen] }, []],
  ['what it wrote', [['ana', [kitchen, dish]]], ['A', 'Dal']],
  ['entries of other shapes', [null, 7, ['ana'], ['ana', 'x']], []],
  ['favourites of other shapes', [['ana', [null, 7, {}, { ...kitchen, merchantName: 5 }, kitchen]]], ['A']],
  ['a dish without a name', [['ana', [{ ...kitchen, dish: { id: 'dal' } }]]], []],
  ['a text without end', [['ana', [{ ...kitchen, merchantName: 'x'.repeat(9999) }]]], []],
])('reads favourites from storage: %s', (_what, stored, names) => {
  expect(namesOf(parseFavourites(stored), 'ana')).toEqual(names);
});
