import type { MenuOption } from '@tiffin/contracts';

type Increment = {
  readonly incrementNumerator: number;
  readonly incrementDenominator?: MenuOption['incrementDenominator'];
};

/** A count as it is shown: count times numerator by denominator (1 where not given), whole or with one decimal. */
export function incrementDisplay(
  count: number,
  { incrementNumerator, incrementDenominator = 1 }: Increment,
): string {
  const value = (count * incrementNumerator) / incrementDenominator;
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
