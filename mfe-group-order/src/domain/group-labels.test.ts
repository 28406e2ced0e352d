import { expect, it } from '@jest/globals';
import { makeBillPart } from '@tiffin/testing';
import { groupLabels } from './group-labels';

const person = (
  firstName: string,
  lastName: string,
  seat: number,
  floor?: string,
  dropZone: string | null = null,
) =>
  makeBillPart({
    externalUserId: `user-${seat}`,
    firstName,
    lastName,
    seat,
    ...(floor !== undefined && { workLocation: { floor, dropZone } }),
  });
const names = (people: readonly ReturnType<typeof person>[]) =>
  groupLabels(people, 'en').map(({ name }) => name);

it.each([
  [
    ['Bea', 'Cruz', 'Ana', 'Oliveira'],
    ['Ana', 'Bea'],
  ],
  [
    ['Bea', 'Cruz', 'bea', 'Dahl'],
    ['Bea C', 'bea D'],
  ],
  [
    ['Bea', 'Cruz', 'Bea', 'Cohen'],
    ['Bea Cohen', 'Bea Cruz'],
  ],
  [
    ['Bea', 'Cruz', 'Bea', ''],
    ['Bea', 'Bea C'],
  ],
  [
    ['Bea', '', 'Bea', ''],
    ['Bea 1', 'Bea 2'],
  ],
  [
    ['Bea', 'Cruz', 'Bea', 'Cruz'],
    ['Bea Cruz 1', 'Bea Cruz 2'],
  ],
])('tells %j apart as %j', ([first = '', last = '', other = '', otherLast = ''], expected) => {
  expect(names([person(first, last, 0), person(other, otherLast, 1)])).toEqual(expected);
});

it('sorts by floor as people count, then by drop zone and name, and without a floor at the end', () => {
  const people = [
    person('Zoe', '', 0),
    person('Yan', '', 1, '10th floor'),
    person('Xia', '', 2, '2nd floor', 'Lounge'),
    person('Will', '', 3, '2nd floor', 'Kitchen'),
    person('Vic', '', 4, '2nd floor', 'Kitchen'),
    person('Uma', '', 5, '2nd floor'),
  ];
  expect(names(people)).toEqual(['Vic', 'Will', 'Xia', 'Uma', 'Yan', 'Zoe']);
});
