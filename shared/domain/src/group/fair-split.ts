/**
 * Divides an amount in micro units by weights (whole, not negative) with the largest remainder, ties to the
 * first. The parts add up exactly to the amount. Weights that are all zero count as equal. No weights give no
 * parts.
 */
export function fairSplit(amountMicro: number, weights: readonly number[]): readonly number[] {
  const isEven = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(isEven ? 1 : weight));
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const sign = Math.sign(amountMicro);
  const amount = BigInt(Math.abs(amountMicro));
  const parts = shares.map((share, index) => ({
    index,
    whole: (amount * share) / total,
    remainder: (amount * share) % total,
  }));
  const left = Number(amount - parts.reduce((sum, { whole }) => sum + whole, 0n));
  const lucky = new Set(
    [...parts]
      // Equal remainders keep their order.
      .sort((a, b) => Number(a.remainder < b.remainder) - Number(a.remainder > b.remainder))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => sign * (Number(whole) + (lucky.has(index) ? 1 : 0)) || 0);
}
