/**
 * An amount in micro units divided by weights (whole, not negative) by the largest remainder, ties to the first: the
 * parts add up to the amount, exactly. Weights that are all zero count as equal; nobody to share gives no parts.
 */
export function fairSplit(amountMicro: number, weights: readonly number[]): readonly number[] {
  const isEven = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(isEven ? 1 : weight));
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total === 0n) return [];
  const sign = amountMicro < 0 ? -1 : 1;
  const amount = BigInt(Math.abs(amountMicro));
  const parts = shares.map((share, index) => ({
    index,
    whole: (amount * share) / total,
    remainder: (amount * share) % total,
  }));
  const left = Number(amount - parts.reduce((sum, { whole }) => sum + whole, 0n));
  const lucky = new Set(
    [...parts]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => sign * (Number(whole) + (lucky.has(index) ? 1 : 0)) || 0);
}
