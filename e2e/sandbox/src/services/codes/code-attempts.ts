import type { Database } from '../../db/open-database';
import { attemptsLeft, takeAttempt, takeAttempts } from '../attempts/take-attempt';
import type { Attempt, AttemptsLeft } from '../attempts/take-attempt';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long to wait before another code may be sent to the same e-mail address. */
export const SEND_PAUSE_MS = 30_000;
/**
 * Wrong codes that a person may type for an e-mail address during one code's life, and that all people
 * together may type in a day.
 */
const TRIES = 5;
const TRIES_OF_ALL = 20;

/** How many codes may be sent in an hour. Three times as many may be sent in a day. */
export type CodeLimits = {
  readonly codesPerAddress: number;
  readonly codesPerPerson: number;
  readonly codesPerIp: number;
};

/** What a code is for, its owner, and how long it is valid. */
export type CodeSubject = {
  readonly purpose: 'work-email' | 'checkout';
  readonly externalUserId: string;
  /** In lower case. */
  readonly email: string;
  readonly holdsMs: number;
};

/** Counts a code that is about to be sent. Returns the time when it may be sent if that is later than now. */
export async function takeSending(
  tx: Database,
  { externalUserId, email, ip }: Pick<CodeSubject, 'externalUserId' | 'email'> & { readonly ip: string },
  limits: CodeLimits,
  now: number,
): Promise<number | undefined> {
  const counted = [
    { what: 'address', subject: email, most: limits.codesPerAddress, pauseMs: SEND_PAUSE_MS },
    { what: 'person', subject: externalUserId, most: limits.codesPerPerson, pauseMs: 0 },
    { what: 'ip', subject: ip, most: limits.codesPerIp, pauseMs: 0 },
  ].flatMap(({ what, subject, most, pauseMs }): readonly Attempt[] => [
    { purpose: `codes.${what}.hour`, subject, rule: { most, windowMs: HOUR_MS, pauseMs } },
    { purpose: `codes.${what}.day`, subject, rule: { most: 3 * most, windowMs: DAY_MS } },
  ]);
  return takeAttempts(tx, counted, now);
}

/**
 * Counts a typed code. Returns the time when the next may be typed if that is later than now. A new code does
 * not reset the count.
 */
export async function takeTry(db: Database, subject: CodeSubject, now: number): Promise<number | undefined> {
  return (await takeAttempt(db, triesOf(subject), now)) ?? takeAttempt(db, triesOfAll(subject), now);
}

/** Returns how many codes the person may still type for the e-mail address. */
export async function triesLeft(db: Database, subject: CodeSubject, now: number): Promise<AttemptsLeft> {
  const own = await attemptsLeft(db, triesOf(subject), now);
  const all = await attemptsLeft(db, triesOfAll(subject), now);
  return all.left < own.left ? all : own;
}

function triesOf({ purpose, externalUserId, email, holdsMs }: CodeSubject): Attempt {
  const subject = JSON.stringify([externalUserId, email]);
  return { purpose: `${purpose}.tries`, subject, rule: { most: TRIES, windowMs: holdsMs } };
}

function triesOfAll({ purpose, email }: CodeSubject): Attempt {
  return {
    purpose: `${purpose}.tries-of-all`,
    subject: email,
    rule: { most: TRIES_OF_ALL, windowMs: DAY_MS },
  };
}
