import { MICRO_PER_UNIT } from '@tiffin/domain';

/**
 * Returns an amount in micro units as decimal text in units, exact and with at least two decimals: 12_750_000 gives
 * "12.75". Undefined for everything but safe integers from zero on.
 */
export function priceText(micro: unknown): string | undefined {
  if (typeof micro !== 'number' || !Number.isSafeInteger(micro) || micro < 0) return undefined;
  const rest = micro % MICRO_PER_UNIT;
  const decimals = String(rest)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${(micro - rest) / MICRO_PER_UNIT}.${decimals}`;
}
