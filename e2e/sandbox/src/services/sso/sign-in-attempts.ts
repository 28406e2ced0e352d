import type { SandboxContext } from '../../context';
import { forgetAttempts, giveBack, takeAttempt, type Attempt } from '../attempts/take-attempt';

const QUARTER_MS = 15 * 60_000;
/** After this many wrong passwords of an account, each further try must wait: 1 s, 2 s, 4 s … */
const GROWS_AFTER = 5;
const PAUSE_MS = 1000;

/** Counts tries at the sign-in pages, whether or not the account exists. */
export type SignInAttempts = {
  /** Counts a try at an account. Returns the time when the next is allowed if that is later than now. */
  readonly take: (email: string, ip: string) => Promise<number | undefined>;
  /** Resets the account's count after a successful sign-in. The IP's count stays. */
  readonly succeed: (email: string, ip: string) => Promise<void>;
  /** Counts an attempt that names no account, such as a registration. */
  readonly takeOfIp: (ip: string) => Promise<number | undefined>;
};

/**
 * Returns the attempts in the database. A lock ends by itself; until then even the right password is refused.
 */
export function signInAttempts({
  db,
  clock,
  options: { attempts },
}: Pick<SandboxContext, 'db' | 'clock' | 'options'>): SignInAttempts {
  const ofAccount = (email: string): Attempt => ({
    purpose: 'sign-in.account',
    subject: email.toLowerCase(),
    rule: {
      most: attempts.wrongPasswordsPerAccount,
      windowMs: QUARTER_MS,
      pauseMs: PAUSE_MS,
      growsAfter: GROWS_AFTER,
    },
  });
  const ofIp = (ip: string): Attempt => ({
    purpose: 'sign-in.ip',
    subject: ip,
    rule: { most: attempts.wrongPasswordsPerIp, windowMs: QUARTER_MS },
  });
  return {
    take: async (email, ip) => {
      const now = clock.now();
      return (await takeAttempt(db, ofIp(ip), now)) ?? takeAttempt(db, ofAccount(email), now);
    },
    succeed: async (email, ip) => {
      await forgetAttempts(db, ofAccount(email));
      await giveBack(db, ofIp(ip));
    },
    takeOfIp: async (ip) => takeAttempt(db, ofIp(ip), clock.now()),
  };
}
