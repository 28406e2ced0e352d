import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { attempts } from '../../db/tables';
import { nextAttempt, type AttemptRule } from './next-attempt';

/** One thing that may be tried so often: what it is, for whom or what it is counted, and the rule. */
export type Attempt = {
  /** Such as `sign-in.account`. */
  readonly purpose: string;
  /** A person, an e-mail address in lower case, an IP, or two of them. */
  readonly subject: string;
  readonly rule: AttemptRule;
};

const DAY_MS = 86_400_000;

/**
 * Counts one attempt, or returns when the next is allowed. Counted before it is known how the attempt ends, and by
 * compare-and-set: of many at once, in one process or several, only as many pass as the rule allows.
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

/** Counts one attempt of each, or of none; returns when the first that is not allowed yet will be. */
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

/** How many attempts are left, and when all of them are back (ms since 1970). */
export type AttemptsLeft = { readonly left: number; readonly backAt: number };

/** Returns what is left in the present window. */
export async function attemptsLeft(
  db: Database,
  { rule, ...attempt }: Attempt,
  now: number,
): Promise<AttemptsLeft> {
  const [kept] = await db.select().from(attempts).where(rowOf(attempt));
  const backAt = kept ? kept.startedAt + rule.windowMs : now;
  return { left: kept && now < backAt ? Math.max(0, rule.most - kept.count) : rule.most, backAt };
}

/** Takes one attempt back, which was no failure. */
export async function giveBack(db: Database, attempt: Attempt): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, version: sql`${attempts.version} + 1` })
    .where(rowOf(attempt));
}

/** Begins to count anew. */
export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(attempts).where(rowOf(attempt));
}

/** Drops what no rule looks at any more; called at the start of the sandbox. */
export async function dropOldAttempts(db: Database, now: number): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, now - DAY_MS));
}

function rowOf({ purpose, subject }: Pick<Attempt, 'purpose' | 'subject'>): ReturnType<typeof and> {
  return and(eq(attempts.purpose, purpose), eq(attempts.subject, subject));
}
