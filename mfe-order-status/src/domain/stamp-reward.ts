type StampedOrder = {
  /** The stamps that the order gave. */
  readonly stampsCount: number;
  /** The stamps on the person's card now; undefined for somebody without a card. */
  readonly collected: number | undefined;
  readonly acceptTimestamp: string | null;
  readonly isMerchantLoading: boolean;
};

/**
 * Returns whether an order earned a reward: it gave more stamps than the card has now, because the card was
 * full and began again. Only after the merchant has accepted the order, and with a card that was read since
 * (specification 4).
 */
export function earnsStampReward(order: StampedOrder): boolean {
  const { stampsCount, collected, acceptTimestamp, isMerchantLoading } = order;
  return collected !== undefined && stampsCount > collected && acceptTimestamp !== null && !isMerchantLoading;
}
