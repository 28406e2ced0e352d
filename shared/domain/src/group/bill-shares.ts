import type { SharedCosts } from '@tiffin/contracts';
import { splitInCents } from './split-in-cents';

/** A person of a bill. Seats tell people apart and are in join order. */
type Eater = { readonly seat: number; readonly foodMicro: number; readonly isHost: boolean };

/** What a group's order costs beside its food, and its total; in micro units of whole cents. */
type BillCosts = {
  readonly deliveryChargeMicro: number;
  readonly serviceChargeMicro: number;
  readonly taxMicro: number;
  readonly tipMicro: number;
  readonly totalMicro: number;
};

/** One person's part of a bill, in micro units: food + fees + tax + tip - discount = amount. */
type BillShare = {
  readonly foodMicro: number;
  /** Delivery and service. */
  readonly feesMicro: number;
  readonly taxMicro: number;
  readonly tipMicro: number;
  readonly discountMicro: number;
  readonly amountMicro: number;
};

/**
 * Divides a bill among people, in whole cents, and returns their shares in the given order. Each pays their own
 * food. Delivery, service and tip divide as the host chose. Tax follows food and fees. A discount is taken off
 * the food first. The amounts add up exactly to the total, and so does each kind of cost. No amount is negative.
 * Odd cents go to those who joined first.
 */
export function billShares(
  eaters: readonly Eater[],
  costs: BillCosts,
  sharedCosts: SharedCosts = 'BY_VALUE',
): readonly BillShare[] {
  const bySeat = [...eaters].sort((a, b) => a.seat - b.seat);
  const shares = new Map(
    sharesInOrder(bySeat, costs, sharedCosts).map((share, at) => [bySeat[at]?.seat, share]),
  );
  return eaters.flatMap(({ seat }) => shares.get(seat) ?? []);
}

function sharesInOrder(
  eaters: readonly Eater[],
  costs: BillCosts,
  sharedCosts: SharedCosts,
): readonly BillShare[] {
  const foods = eaters.map(({ foodMicro }) => foodMicro);
  const shared = weightsOf(eaters, sharedCosts);
  const feesMicro = costs.deliveryChargeMicro + costs.serviceChargeMicro;
  const fees = splitInCents(feesMicro, shared);
  const tips = splitInCents(costs.tipMicro, shared);
  const taxes = splitInCents(costs.taxMicro, added(foods, fees));
  const beside = added(added(fees, tips), taxes);
  const foodMicro = foods.reduce((sum, food) => sum + food, 0);
  const discountMicro = foodMicro + feesMicro + costs.taxMicro + costs.tipMicro - costs.totalMicro;
  const offFoodMicro = Math.min(discountMicro, foodMicro);
  const discounts = added(
    splitInCents(offFoodMicro, foods),
    splitInCents(discountMicro - offFoodMicro, beside),
  );
  return foods.map((food, at) => {
    const [fee = 0, tax = 0, tip = 0, discount = 0] = [fees[at], taxes[at], tips[at], discounts[at]];
    return {
      foodMicro: food,
      feesMicro: fee,
      taxMicro: tax,
      tipMicro: tip,
      discountMicro: discount,
      amountMicro: food + fee + tax + tip - discount,
    };
  });
}

function weightsOf(eaters: readonly Eater[], sharedCosts: SharedCosts): readonly number[] {
  switch (sharedCosts) {
    case 'BY_VALUE':
      return eaters.map(({ foodMicro }) => foodMicro);
    case 'EQUALLY':
      return eaters.map(({ foodMicro }) => (foodMicro > 0 ? 1 : 0));
    case 'HOST_PAYS':
      return eaters.map(({ isHost }) => (isHost ? 1 : 0));
  }
}

function added(some: readonly number[], others: readonly number[]): readonly number[] {
  return some.map((micro, at) => micro + (others[at] ?? 0));
}
