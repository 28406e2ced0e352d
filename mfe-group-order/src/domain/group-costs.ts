import type { CostBreakdown } from '@tiffin/contracts';

export type GroupCosts = {
  /** How many people pay. */
  readonly people: number;
  /** Delivery, service and tip together, which the people share. */
  readonly sharedMicro: number;
  /** What perks save on the food. */
  readonly savedMicro: number;
};

/** Returns a group's costs as the sums that people see, in micro units. */
export function groupCosts(cost: CostBreakdown): GroupCosts {
  return {
    people: cost.shares.filter(({ amountMicro }) => amountMicro > 0).length,
    sharedMicro: cost.deliveryChargeMicro + cost.serviceChargeMicro + cost.tipMicro,
    savedMicro: cost.itemSumMicro - cost.subtotalMicro,
  };
}
