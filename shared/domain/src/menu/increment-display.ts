import type { MenuOption } from '@tiffin/contracts';

type Increment = {
  readonly incrementNumerator: number;
  readonly incrementDenominator?: MenuOption['incrementDenominator'];
};

/**
 * Returns a count as it is shown: count times numerator by denominator (default 1), as a whole number or with
 * one decimal (specification 5).
 */
export function incrementDisplay(
  count: number,
  { incrementNumerator, incrementDenominator = 1 }: Increment,
): string {
  return String(Math.round((count * incrementNumerator * 10) / incrementDenominator) / 10);
}
