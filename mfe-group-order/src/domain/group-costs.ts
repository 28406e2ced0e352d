import type { CostBreakdown } from '@tiffin/contracts';

export type GroupCosts = {
  /** How many people pay for something. */
  readonly people: number;
  /** Delivery, service and tip together, which the people share. */
  readonly sharedMicro: number;
  /** What perks take off the food. */
  readonly savedMicro: number;
};

/** A group's costs in the sums that people talk about, in micro units. */
export function groupCosts(cost: CostBreakdown): GroupCosts {
  return {
    people: cost.shares.filter(({ amountMicro }) => amountMicro > 0).length,
    sharedMicro: cost.deliveryChargeMicro + cost.serviceChargeMicro + cost.tipMicro,
    savedMicro: cost.itemSumMicro - cost.subtotalMicro,
  };
}
