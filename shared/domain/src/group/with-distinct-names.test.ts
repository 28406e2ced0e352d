import { expect, it } from '@jest/globals';
import { withDistinctNames } from './with-distinct-names';

const person = (firstName: string, lastName: string, seat: number) => ({
  externalUserId: `user-${seat}`,
  firstName,
  lastName,
  seat,
});

const namesOf = (people: Parameters<typeof withDistinctNames>[0]) =>
  withDistinctNames(people).map(({ firstName, lastName }) => [firstName, lastName]);

it.each([
  [
    'different first names',
    [person('Ana', 'Li', 0), person('Bea', '', 1)],
    [
      ['Ana', 'Li'],
      ['Bea', ''],
    ],
  ],
  [
    'last names that differ',
    [person('Bea', 'Li', 0), person('Bea', 'Ng', 1)],
    [
      ['Bea Li', ''],
      ['Bea Ng', ''],
    ],
  ],
  [
    'one last name',
    [person('Bea', 'Li', 0), person('bea', '', 1)],
    [
      ['Bea Li', ''],
      ['bea', ''],
    ],
  ],
  [
    'no last names',
    [person('Bea', '', 0), person('Bea', '', 1)],
    [
      ['Bea', ''],
      ['Bea (2)', ''],
    ],
  ],
  [
    'the same whole name, numbered by joining',
    [person('Bea', 'Li', 2), person('BEA', 'Li', 0), person('Bea', 'Li', 1)],
    [
      ['Bea Li (3)', ''],
      ['BEA Li', ''],
      ['Bea Li (2)', ''],
    ],
  ],
])('tells people apart with %s', (_how, people, expected) => {
  expect(namesOf(people)).toEqual(expected);
});
