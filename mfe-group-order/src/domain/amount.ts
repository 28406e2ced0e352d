import { toMicro } from '@tiffin/domain';

const largestUnits = 1000;

/**
 * Returns a typed amount above zero, up to 1000 units, `20` or `12,50`, in micro units; null if it is
 * invalid.
 */
export function parseAmount(text: string): number | null {
  const amount = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(amount)) return null;
  const micro = toMicro(amount);
  return micro > 0 && micro <= toMicro(largestUnits) ? micro : null;
}
