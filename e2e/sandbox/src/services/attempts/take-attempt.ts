import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { attempts } from '../../db/tables';
import { nextAttempt, type AttemptRule } from './next-attempt';

/** An attempt that is counted: what is tried, by whom, and the rule. */
export type Attempt = {
  /** Such as `sign-in.account`. */
  readonly purpose: string;
  /** A person, an e-mail address in lower case, an IP, or two of them. */
  readonly subject: string;
  readonly rule: AttemptRule;
};

const DAY_MS = 86_400_000;

/**
 * Counts one attempt, or returns the time when the next one is allowed. It counts before the outcome is known
 * and by compare-and-set. So only as many concurrent attempts pass as the rule allows, in one process or in
 * several.
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: number): Promise<number | undefined> {
  const { purpose, subject, rule } = attempt;
  for (;;) {
    const [kept] = await db.select().from(attempts).where(rowOf(attempt));
    const verdict = nextAttempt(kept, rule, now);
    if (verdict.kind === 'refused') return verdict.retryAt;
    const written = kept
      ? await db
          .update(attempts)
          .set({ ...verdict.next, version: kept.version + 1 })
          .where(and(rowOf(attempt), eq(attempts.version, kept.version)))
          .returning({ version: attempts.version })
      : await db
          .insert(attempts)
          .values({ purpose, subject, ...verdict.next })
          .onConflictDoNothing()
          .returning({ version: attempts.version });
    if (written.length > 0) return undefined;
  }
}

/** Counts one of each attempt, or none of them. Returns the time when the first refused one is allowed. */
export async function takeAttempts(
  db: Database,
  wanted: readonly Attempt[],
  now: number,
): Promise<number | undefined> {
  for (const [index, attempt] of wanted.entries()) {
    const retryAt = await takeAttempt(db, attempt, now);
    if (retryAt === undefined) continue;
    for (const taken of wanted.slice(0, index)) await giveBack(db, taken);
    return retryAt;
  }
  return undefined;
}

/** How many attempts are left, and when all of them are available again (ms since 1970). */
export type AttemptsLeft = { readonly left: number; readonly backAt: number };

/** Returns what is left in the current window. */
export async function attemptsLeft(
  db: Database,
  { rule, ...attempt }: Attempt,
  now: number,
): Promise<AttemptsLeft> {
  const [kept] = await db.select().from(attempts).where(rowOf(attempt));
  const backAt = kept ? kept.startedAt + rule.windowMs : now;
  return { left: kept && now < backAt ? Math.max(0, rule.most - kept.count) : rule.most, backAt };
}

/** Removes one attempt that turned out to be no failure. */
export async function giveBack(db: Database, attempt: Attempt): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, version: sql`${attempts.version} + 1` })
    .where(rowOf(attempt));
}

/** Resets the count. */
export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(attempts).where(rowOf(attempt));
}

/** Deletes attempts that no rule reads any more. Called when the sandbox starts. */
export async function dropOldAttempts(db: Database, now: number): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, now - DAY_MS));
}

function rowOf({ purpose, subject }: Pick<Attempt, 'purpose' | 'subject'>): ReturnType<typeof and> {
  return and(eq(attempts.purpose, purpose), eq(attempts.subject, subject));
}
