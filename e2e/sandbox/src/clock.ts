import { eq, sql } from 'drizzle-orm';
import type { Database } from './db/open-database';
import { clockOffsets } from './db/tables';

/**
 * The sandbox's time: the machine's clock plus an offset. Tests advance the offset, and it survives a
 * restart.
 */
export type Clock = {
  readonly now: () => number;
  /** Moves the time forward by milliseconds and returns the new offset. */
  readonly advance: (advanceMs: number) => Promise<number>;
};

const ROW = 'all';

/** Reads the stored offset and starts the clock. */
export async function startClock(db: Database): Promise<Clock> {
  const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, ROW));
  let offsetMs = row?.offsetMs ?? 0;
  return {
    now: () => Date.now() + offsetMs,
    advance: async (advanceMs) => {
      const [written] = await db
        .insert(clockOffsets)
        .values({ id: ROW, offsetMs: advanceMs })
        .onConflictDoUpdate({
          target: clockOffsets.id,
          set: { offsetMs: sql`${clockOffsets.offsetMs} + ${advanceMs}` },
        })
        .returning();
      offsetMs = written?.offsetMs ?? offsetMs;
      return offsetMs;
    },
  };
}
