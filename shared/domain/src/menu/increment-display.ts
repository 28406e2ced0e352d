import type { MenuOption } from '@tiffin/contracts';

type Increment = {
  readonly incrementNumerator: number;
  readonly incrementDenominator?: MenuOption['incrementDenominator'];
};

/**
 * A count as it is shown: count times numerator by denominator (1 where not given), a whole number or one decimal
 * (specification 5).
 */
export function incrementDisplay(
  count: number,
  { incrementNumerator, incrementDenominator = 1 }: Increment,
): string {
  return String(Math.round((count * incrementNumerator * 10) / incrementDenominator) / 10);
}
