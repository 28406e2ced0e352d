import { toMicro } from '@tiffin/domain';

const largestUnits = 1000;
const largestTotal = 100_000;

/**
 * Returns a typed amount above zero, up to 1000 units, `20` or `12,50`, in micro units; null if it is
 * invalid.
 */
export function parseAmount(text: string): number | null {
  return parseUpTo(text, largestUnits);
}

/** Returns a typed total of a group above zero, up to 100,000 units, in micro units; null if it is invalid. */
export function parseTotal(text: string): number | null {
  return parseUpTo(text, largestTotal);
}

function parseUpTo(text: string, mostUnits: number): number | null {
  const amount = text.trim().replace(',', '.');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return null;
  const micro = toMicro(amount);
  return micro > 0 && micro <= toMicro(mostUnits) ? micro : null;
}
