import { ApiError } from '@tiffin/api';

/** Returns a text of an answer as one line of at most `longest` characters; empty if it is no text. */
export function textOf(value: unknown, longest = 200): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** Returns whether a value is a number of degrees within ± `bound`. */
export function isDegrees(value: unknown, bound: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= bound;
}

/** Joins the parts of an address. Leaves out empty ones and repetitions. */
export function joined(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join(', ').slice(0, 200);
}

/** Returns a list of an answer. Throws an ApiError if it is none: then the answer is not one of the service. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ApiError({ status: 200, type: 'UNKNOWN', reason: 'UNREADABLE_ANSWER' });
}
