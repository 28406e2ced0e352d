import { fieldsOf, listOf } from '@tiffin/screen-parts/head-parts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns a merchant's `openHours` as schema.org's `openingHours`, such as "Mo 10:00-21:00"; a close before its open is past midnight.
 * Search engines know the end of a day as 23:59.
 */
export function openingHours(openHours: unknown): string[] {
  return listOf(openHours).flatMap((entry) => {
    const { dayOfWeek, ranges } = fieldsOf(entry);
    const day = DAYS.find((_day, index) => index + 1 === dayOfWeek);
    if (day === undefined) return [];
    return listOf(ranges).flatMap((range) => {
      const { open, close: stated } = fieldsOf(range);
      const close = stated === '24:00' ? '23:59' : stated;
      return isTime(open) && isTime(close) ? [`${day} ${open}-${close}`] : [];
    });
  });
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}
