import { cleanName } from '@tiffin/contracts';
import type { Shape } from '@tiffin/contracts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value is of a plain kind: amounts are whole, exact and never below zero, instants are on a calendar. */
export const fits: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  id: isText,
  text: isText,
  name: (value) => typeof value === 'string' && cleanName(value) === value,
  flag: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  count: isCount,
  micro: (value) => isCount(value) && value >= 0,
  instant: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};
