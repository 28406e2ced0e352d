import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byId, optionOf, soldOut } from '../test-support/menu-parts';
import { incrementDisplay } from './increment-display';
import { isChoiceAvailable } from './is-choice-available';
import { menuImageUrl } from './menu-image';
import { isGroupUnmet, missingInGroup } from './missing-in-group';
import { optionControl } from './option-control';

const group = (minSelectable: number, minUniqueSelectable: number) => ({
  minSelectable,
  minUniqueSelectable,
});

it.each([
  ['nothing required, nothing chosen', group(0, 0), [], 0],
  ['one required, nothing chosen', group(1, 0), [], 1],
  ['one required, one chosen', group(1, 0), [{ id: 'a' }], 0],
  [
    'three required, two of one and one of another',
    group(3, 0),
    [{ id: 'a', incrementCount: 2 }, { id: 'b' }],
    0,
  ],
  ['three required, two chosen', group(3, 0), [{ id: 'a', incrementCount: 2 }], 1],
  ['two different required, two of one', group(0, 2), [{ id: 'a', incrementCount: 2 }], 1],
  ['two different required, one twice in the list', group(2, 2), [{ id: 'a' }, { id: 'a' }], 1],
  ['two different required and chosen', group(0, 2), [{ id: 'a' }, { id: 'b' }], 0],
  ['a count of zero is not chosen', group(1, 1), [{ id: 'a', incrementCount: 0 }], 1],
])('[MNU-04] %s: %4$s missing', (_what, choice, selected, missing) => {
  expect(missingInGroup(choice, selected)).toBe(missing);
  expect(isGroupUnmet(choice, selected)).toBe(missing > 0);
});

it('[MNU-04] is unmet exactly when one of the two sums is too low', () => {
  const selections = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c'), incrementCount: fc.integer({ min: 1, max: 4 }) }),
  );
  fc.assert(
    fc.property(fc.nat(6), fc.nat(3), selections, (min, unique, selected) => {
      const total = selected.reduce((sum, { incrementCount }) => sum + incrementCount, 0);
      const distinct = new Set(selected.map(({ id }) => id)).size;
      expect(isGroupUnmet(group(min, unique), selected)).toBe(total < min || distinct < unique);
    }),
  );
});

const options = byId(
  optionOf('one'),
  optionOf('three', { maxIncrementCount: 3 }),
  optionOf('gone', { maxIncrementCount: 9, ...soldOut }),
);

it.each([
  ['none required of no options', [], group(0, 0), true],
  ['one required of removed options', ['gone'], group(1, 0), false],
  ['none required of removed options', ['gone'], group(0, 0), true],
  ['four required of one and three', ['one', 'three', 'gone'], group(4, 0), true],
  ['five required of one and three', ['one', 'three', 'gone'], group(5, 0), false],
  ['two different of two', ['one', 'three', 'gone'], group(0, 2), true],
  ['three different of two', ['one', 'three', 'gone'], group(0, 3), false],
  ['options that the menu does not have', ['none'], group(1, 0), false],
])('[MNU-05] %s: available %4$s', (_what, optionIds, minimums, expected) => {
  expect(isChoiceAvailable({ optionIds, ...minimums }, options)).toBe(expected);
});

it.each([
  [1, 1, 1, '1'],
  [3, 1, 1, '3'],
  [1, 1, 2, '0.5'],
  [2, 1, 2, '1'],
  [3, 1, 2, '1.5'],
  [1, 1, 3, '0.3'],
  [2, 1, 3, '0.7'],
  [1, 2, 1, '2'],
  [74, 1, 25, '3'],
  [1, 1, 4, '0.3'],
  [0, 1, 2, '0'],
])('[MNU-08] %s times %s by %s is shown as %s', (count, incrementNumerator, incrementDenominator, text) => {
  expect(incrementDisplay(count, { incrementNumerator, incrementDenominator })).toBe(text);
});

it('[MNU-08] the denominator defaults to 1', () => {
  expect(incrementDisplay(3, { incrementNumerator: 2 })).toBe('6');
});

it.each([
  [1, 1, 1, 'radio'],
  [1, 1, 5, 'radio'],
  [0, 1, 1, 'checkbox'],
  [0, null, 1, 'checkbox'],
  [2, 3, 1, 'checkbox'],
  [0, null, 4, 'stepper'],
  [1, 3, 2, 'stepper'],
])(
  '[MNU-09] from %s to %s, each up to %s: %s',
  (minSelectable, maxSelectable, maxIncrementCount, control) => {
    expect(optionControl({ minSelectable, maxSelectable }, { maxIncrementCount })).toBe(control);
  },
);

it.each(['mobile', 'tablet', 'desktop'] as const)('[MNU-02] %s falls back to the entry key', (size) => {
  expect(menuImageUrl({ key: 'key.svg', [size]: 'own.svg' }, size)).toBe('own.svg');
  expect(menuImageUrl({ key: 'key.svg' }, size)).toBe('key.svg');
  expect(menuImageUrl({ key: 'key.svg', [size]: '' }, size)).toBe('key.svg');
});
