import type { CurrencyCode } from '@tiffin/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { merchants, orders, stampRewards, users } from '../../db/tables';
import { spendCredit } from '../user/spend-credit';
import { stampsOfOrders } from './count-stamps';
import { isCompleted } from './is-completed';

type RewardsDue = {
  readonly merchantId: string;
  readonly currencyCode: CurrencyCode | null;
  /** The full cards of completed orders, and how many of them were rewarded. */
  readonly earned: number;
  readonly given: number;
  readonly rewardMicro: number;
};

/**
 * Gives a person the credit of every full stamp card whose orders are completed, once. Orders complete by the clock, so
 * each call that reads the credit gives first what is due: nothing is lost if the process dies before.
 */
export async function giveStampRewards(
  { db, clock, lockingTransaction }: Pick<SandboxContext, 'db' | 'clock' | 'lockingTransaction'>,
  externalUserId: string,
): Promise<void> {
  const now = clock.now();
  if ((await rewardsDue(db, externalUserId, now)).length === 0) return;
  await lockingTransaction(async (tx) => {
    for (const due of await rewardsDue(tx, externalUserId, now)) await give(tx, externalUserId, due, now);
  });
}

async function give(tx: Database, externalUserId: string, due: RewardsDue, now: number): Promise<void> {
  const { merchantId, given, earned, rewardMicro } = due;
  const currencyCode = due.currencyCode ?? 'DOLLAR';
  const reward = { externalUserId, merchantId, currencyCode, amountMicro: rewardMicro, givenAt: now };
  const count = earned - given;
  await tx
    .insert(stampRewards)
    .values(Array.from({ length: count }, (_, index) => ({ ...reward, number: given + index + 1 })));
  await spendCredit(tx, externalUserId, currencyCode, -count * rewardMicro);
}

async function rewardsDue(tx: Database, externalUserId: string, now: number): Promise<RewardsDue[]> {
  const earned = sql<number>`${stampsOfOrders} / (${merchants.record} ->> 'stampCardLength')::int`;
  const given = sql<number>`(
    select count(*)::int from ${stampRewards}
    where ${stampRewards.externalUserId} = ${externalUserId} and ${stampRewards.merchantId} = ${merchants.id}
  )`;
  return tx
    .select({
      merchantId: merchants.id,
      currencyCode: sql<CurrencyCode | null>`${merchants.record} ->> 'currencyCode'`,
      earned,
      given,
      rewardMicro: sql<number>`(${merchants.record} ->> 'stampRewardMicro')::int`,
    })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .innerJoin(users, eq(users.id, orders.externalUserId))
    .where(
      and(
        eq(orders.externalUserId, externalUserId),
        sql`(${merchants.record} ->> 'stampRewardMicro') is not null`,
        isCompleted(now),
      ),
    )
    .groupBy(merchants.id)
    .having(sql`${earned} > ${given}`);
}
