import { expect, it } from '@jest/globals';
import { Counts } from '../test-support/interleavings/counts';
import { lostWrites } from '../test-support/interleavings/kept-laws';
import { brokenMoneyLaws } from '../test-support/interleavings/money-laws';
import { outcomeOf } from '../test-support/interleavings/outcome';
import { plannedFor } from '../test-support/interleavings/plan';
import { end, meet, play } from '../test-support/interleavings/play';
import { Power } from '../test-support/interleavings/power';
import { RACE_SEED } from '../test-support/race-seed';
import { ownSandbox } from '../test-support/own-sandbox';

/** TIFFIN_INTERLEAVINGS plays another number of interleavings and prints what was counted. */
const asked = process.env['TIFFIN_INTERLEAVINGS'];
const INTERLEAVINGS = Number(asked ?? 12);
const LIMIT_MS = 60_000 + INTERLEAVINGS * 20_000;

const sandbox = ownSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '1000' });

it(
  `[GRP-15] [GRP-24] charges only what was shown, once, and loses nothing, in ${INTERLEAVINGS} interleavings with power cuts (seed ${RACE_SEED})`,
  async () => {
    const power = new Power(sandbox);
    const counts = new Counts();
    const failed: unknown[] = [];
    for (const [at, plan] of plannedFor(RACE_SEED, INTERLEAVINGS).entries()) {
      const room = await meet(sandbox, plan, power);
      await play(room, plan, power);
      const meanwhile = await outcomeOf(room);
      const broken = [...brokenMoneyLaws(room, meanwhile), ...lostWrites(room, meanwhile)];
      await end(room, plan);
      const outcome = await outcomeOf(room);
      broken.push(...brokenMoneyLaws(room, outcome), ...lostWrites(room, outcome));
      const failures = room.journal.entries.filter(({ answer }) => answer.status >= 500);
      if (broken.length + failures.length > 0) failed.push({ at, plan, broken, failures });
      counts.note(room.journal, outcome, broken);
    }
    if (asked !== undefined) process.stdout.write(counts.report(power.cuts));
    expect(failed).toEqual([]);
    expect(counts.orders).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
