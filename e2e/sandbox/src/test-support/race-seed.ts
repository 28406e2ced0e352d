import { randomInt } from 'node:crypto';

/** The seed of concurrency tests. It stands in the titles, and TIFFIN_RACE_SEED repeats the same plan. */
export const RACE_SEED = Number(process.env['TIFFIN_RACE_SEED'] ?? randomInt(2 ** 31));

/** Time limit of a test with hundreds of requests on a busy machine. */
export const RACE_LIMIT_MS = 300_000;
