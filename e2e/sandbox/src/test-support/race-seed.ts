import { randomInt } from 'node:crypto';

/** The seed of a run of races; it stands in the titles, and TIFFIN_RACE_SEED runs the same plan again. */
export const RACE_SEED = Number(process.env['TIFFIN_RACE_SEED'] ?? randomInt(2 ** 31));

/** How long a race of hundreds of requests may take on a machine that does much else. */
export const RACE_LIMIT_MS = 300_000;
