import type { Incentive } from '@tiffin/contracts';

type OfferedCart = { readonly financialInfo: { readonly itemSumMicro: number } };

/** Returns what a cart lacks to the least amount of an offer, in micro units. Null if it lacks nothing. */
export function missingToOffer(
  { minimumItemSumMicro = null }: Pick<Incentive, 'minimumItemSumMicro'>,
  { financialInfo }: OfferedCart,
): number | null {
  const missingMicro = (minimumItemSumMicro ?? 0) - financialInfo.itemSumMicro;
  return missingMicro > 0 ? missingMicro : null;
}
