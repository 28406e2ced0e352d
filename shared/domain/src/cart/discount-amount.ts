import type { DiscountType } from '@tiffin/contracts';
import { addMicro } from '../money/micro';
import { percentOf } from '../money/percent-of';
import { toCent } from '../money/to-cent';

export type DiscountedLine = {
  readonly quantity: number;
  /** Price of the whole line, options included. */
  readonly priceMicro: number;
  /** Price of the whole line without its options. */
  readonly baseMicro: number;
};

export type DiscountRule = {
  readonly type: DiscountType;
  /** Per cent for the two PERCENT types, micro units for the others. */
  readonly value: number;
};

/**
 * Returns what a discount subtracts from some lines, in micro units and whole cents, from zero to their full
 * price (specification 3, discount types):
 * - an amount
 * - a per cent of the lines, or of their prices without options (BASE)
 * - the dearest piece's price above a fixed price, which includes its options, or excludes them (BASE)
 */
export function discountAmount({ type, value }: DiscountRule, lines: readonly DiscountedLine[]): number {
  const allMicro = addMicro(...lines.map(({ priceMicro }) => priceMicro));
  const off = toCent(reduction({ type, value }, lines));
  return Math.max(0, Math.min(off, allMicro));
}

function reduction({ type, value }: DiscountRule, lines: readonly DiscountedLine[]): number {
  switch (type) {
    case 'AMOUNT_OFF':
      return value;
    case 'PERCENT_OFF':
      return percentOf(addMicro(...lines.map(({ priceMicro }) => priceMicro)), Math.min(value, 100));
    case 'PERCENT_OFF_BASE':
      return percentOf(addMicro(...lines.map(({ baseMicro }) => baseMicro)), Math.min(value, 100));
    case 'FIXED_PRICE':
      return dearest(lines.map(({ priceMicro, quantity }) => priceMicro / quantity)) - value;
    case 'FIXED_PRICE_BASE':
      return dearest(lines.map(({ baseMicro, quantity }) => baseMicro / quantity)) - value;
  }
}

function dearest(prices: readonly number[]): number {
  return prices.reduce((most, price) => Math.max(most, price), 0);
}
