import { expect, it } from '@jest/globals';
import { isGroupValid, problemOf } from './group-validity';
import type { ValidationError } from './group-validity';
import { validationSetting, validationWords } from './validation-words';

const missing: ValidationError = { field: 'deliveryLocation', code: 'LOCATION_MISSING' };
const soon: ValidationError = { field: 'scheduledForTime', code: 'TOO_SOON' };
const closed: ValidationError = { field: 'scheduledForTime', code: 'MERCHANT_CLOSED' };

it.each([
  ['nothing', [], true],
  ['its location', [missing], false],
  ['its time', [soon], false],
  ['both', [missing, soon], false],
])('[GRP-10] a group that lacks %s is valid: %3$s', (_what, validationErrors, isValid) => {
  expect(isGroupValid({ validationErrors })).toBe(isValid);
});

it('[GRP-10] links each error to its field, the most important first', () => {
  const validation = { validationErrors: [closed, missing, soon] };
  expect(problemOf(validation, 'scheduledForTime')).toBe(closed);
  expect(problemOf(validation, 'deliveryLocation')).toBe(missing);
  expect(problemOf({ validationErrors: [missing] }, 'scheduledForTime')).toBeUndefined();
  expect(problemOf(validation, undefined)).toBeUndefined();
});

it.each([
  [missing, 'LOCATION_MISSING', 'delivery'],
  [soon, 'TOO_SOON', 'time'],
  [closed, 'MERCHANT_CLOSED', 'time'],
  [{ field: 'scheduledForTime', code: 'CLOSED_AT_DEADLINE' }, 'CLOSED_AT_DEADLINE', 'deadline'],
  [{ field: 'scheduledForTime', code: 'TOO_SOON_AFTER_DEADLINE' }, 'TOO_SOON_AFTER_DEADLINE', 'deadline'],
  [{ field: 'deliveryLocation', code: 'NEWER' }, 'deliveryLocation', 'delivery'],
  [{ field: 'scheduledForTime', code: '' }, 'scheduledForTime', 'time'],
] as const)('[GRP-10] %j is shown as %s and fixed in the setting %s', (error, words, setting) => {
  expect(validationWords(error)).toBe(words);
  expect(validationSetting(error)).toBe(setting);
});
