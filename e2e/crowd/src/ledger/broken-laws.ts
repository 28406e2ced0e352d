import type { Ledger } from './read-ledger';

/** What people wanted, and what they were told. */
export type Told = {
  readonly wanted: Readonly<Record<'alone' | 'inGroups' | 'charges', number>>;
  /** The orders that they were told of. */
  readonly orderIds: readonly string[];
  /** How many of these do not exist. */
  readonly missing: number;
  /** Carts that held more or less than was added. */
  readonly doubledLines: number;
};

/** Returns a sentence for each law that the run broke; none if nothing was lost and nothing doubled. */
export function brokenLaws(told: Told, ledger: Ledger): readonly string[] {
  const laws = [...lawsOfOrders(told, ledger), ...lawsOfMoney(told, ledger), ...lawsOfRewards(ledger)];
  return laws.filter(([, holds]) => !holds).map(([sentence]) => sentence);
}

/** A sentence that is printed if the law does not hold, and whether it holds. */
type Law = readonly [string, boolean];

function lawsOfOrders({ wanted, orderIds, missing, doubledLines }: Told, ledger: Ledger): readonly Law[] {
  const orders = wanted.alone + wanted.inGroups;
  return [
    [
      `${orders} orders were wanted, and ${orderIds.length} people were told of one.`,
      orderIds.length === orders,
    ],
    ['Two people were told of the same order.', new Set(orderIds).size === orderIds.length],
    [`${missing} orders that people were told of do not exist.`, missing === 0],
    [
      `${wanted.alone} orders of one person were wanted, and ${ledger.ordersAlone} exist.`,
      ledger.ordersAlone === wanted.alone,
    ],
    [
      `${wanted.inGroups} orders of groups were wanted, and ${ledger.ordersOfGroups} exist.`,
      ledger.ordersOfGroups === wanted.inGroups,
    ],
    [`${doubledLines} carts held another quantity than was added.`, doubledLines === 0],
    [`${ledger.filledCarts} carts still hold what was ordered.`, ledger.filledCarts === 0],
  ];
}

function lawsOfMoney({ wanted }: Told, ledger: Ledger): readonly Law[] {
  return [
    [
      `${wanted.charges} charges were due, and ${ledger.charges} were made.`,
      ledger.charges === wanted.charges,
    ],
    [
      `${ledger.ordersAlone} orders of one person, of which ${ledger.chargesAlone} were paid by one charge of their total.`,
      ledger.chargesAlone === ledger.ordersAlone,
    ],
    [
      `${ledger.ordersOfGroups} orders of groups, of which ${ledger.paidGroups} were paid by their people to the micro.`,
      ledger.paidGroups === ledger.ordersOfGroups,
    ],
    [`${ledger.heldAmounts} cards still hold an amount.`, ledger.heldAmounts === 0],
    [`${ledger.charges} charges have ${ledger.receipts} receipts.`, ledger.receipts === ledger.charges],
  ];
}

function lawsOfRewards(ledger: Ledger): readonly Law[] {
  return [
    [
      `${ledger.fullCards} cards of stamps are full, and ${ledger.stampRewards} were rewarded.`,
      ledger.stampRewards === ledger.fullCards,
    ],
    [
      `${ledger.peopleWithOtherRewards} people have a reward too few or too many.`,
      ledger.peopleWithOtherRewards === 0,
    ],
    [`The credit is off by ${ledger.creditOffMicro} micro units.`, ledger.creditOffMicro === 0],
    [`${ledger.ordersWithoutPoints} orders gave no points.`, ledger.ordersWithoutPoints === 0],
    [`The points are off by ${ledger.pointsOff}.`, ledger.pointsOff === 0],
  ];
}
