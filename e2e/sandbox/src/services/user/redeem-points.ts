import { and, eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tiffin/contracts';
import { creditAfter, pointsRedemption, pointsUnit } from '@tiffin/domain';
import type { Database } from '../../db/open-database';
import { users } from '../../db/tables';
import { WriteConflict } from '../../db/write-conflict';
import { refuse } from '../../errors/refuse';

type Wish = { readonly pointsToRedeem: number; readonly currency: CurrencyCode };
type Preview = {
  readonly creditMicro: number;
  readonly pointsAfter: number;
  readonly creditAfterMicro: number;
};

const CREDIT_A_UNIT_MICRO = 5_000_000;

/** Returns what redeeming would give: only whole units, at most the person's points. */
export async function previewRedemption(tx: Database, userId: string, wish: Wish): Promise<Preview> {
  const { user, creditMicro } = await weigh(tx, userId, wish);
  return {
    creditMicro,
    pointsAfter: user.points - wish.pointsToRedeem,
    creditAfterMicro: creditAfter(user.creditMap[wish.currency] ?? 0, creditMicro),
  };
}

/** Turns points into credit, once. A concurrent write makes the transaction run again. */
export async function redeemPoints(
  tx: Database,
  userId: string,
  wish: Wish,
): Promise<{ readonly points: number; readonly creditMicro: number }> {
  const { user, creditMicro } = await weigh(tx, userId, wish);
  const points = user.points - wish.pointsToRedeem;
  const credit = creditAfter(user.creditMap[wish.currency] ?? 0, creditMicro);
  const [written] = await tx
    .update(users)
    .set({
      points,
      creditMap: { ...user.creditMap, [wish.currency]: credit },
      version: user.version + 1,
    })
    .where(and(eq(users.id, userId), eq(users.version, user.version)))
    .returning({ id: users.id });
  if (!written) throw new WriteConflict('user');
  return { points, creditMicro: credit };
}

/** Returns the points that are worth an amount of credit, rounded down. */
export function pointsOfCredit(creditMicro: number, currency: CurrencyCode): number {
  return Math.floor((creditMicro / CREDIT_A_UNIT_MICRO) * pointsUnit(currency));
}

async function weigh(
  tx: Database,
  userId: string,
  { pointsToRedeem, currency }: Wish,
): Promise<{ readonly user: typeof users.$inferSelect; readonly creditMicro: number }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return refuse(404, 'NOT_FOUND', 'USER');
  const units = pointsToRedeem / pointsUnit(currency);
  const most = pointsRedemption({ externalUserId: userId, points: user.points, currency });
  if (!Number.isInteger(units) || pointsToRedeem > (most?.pointsToRedeem ?? 0))
    refuse(400, 'INVALID_PARAMETER', 'pointsToRedeem');
  return { user, creditMicro: units * CREDIT_A_UNIT_MICRO };
}
