type StampCard = { readonly totalStampsCollected: number; readonly stampCardLength: number };

/** Returns how many orders a stamp card still needs to be full, at least 0. Each order gives one stamp (row LOY-05). */
export function ordersToReward({ totalStampsCollected, stampCardLength }: StampCard): number {
  return Math.max(0, stampCardLength - totalStampsCollected);
}
