import type { Shape } from '@tiffin/contracts/shapes';

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value is of a plain kind: amounts are whole and exact, instants are on a calendar. */
export const fits: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  id: isText,
  text: isText,
  flag: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  count: Number.isSafeInteger,
  micro: Number.isSafeInteger,
  instant: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};
