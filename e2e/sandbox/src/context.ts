import type { Clock } from './clock';
import type { CrashStep } from './crash-points';
import type { Database, OpenDatabase } from './db/open-database';
import type { RateLimits } from '@tiffin/server/limits';
import type { SandboxOptions } from './options';
import type { ReadPrincipal } from './principal';
import type { SecretFor } from './secret-for';
import type { SigningKey } from './signing-keys';

/** The dependencies that every service receives. */
export type SandboxContext = {
  readonly options: SandboxOptions;
  readonly db: Database;
  readonly listen: OpenDatabase['listen'];
  readonly clock: Clock;
  /** Runs the work as one serializable transaction, and again when another transaction interfered. */
  readonly transaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  /** Runs the work as one transaction. The work locks every row that it changes, or compares its version. */
  readonly lockingTransaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  readonly readPrincipal: ReadPrincipal;
  /** Kills the process at a step where a test asked for it. */
  readonly reach: (step: CrashStep) => void;
  readonly rateLimits: RateLimits;
  /** Keys of the sandbox's own realm. */
  readonly signingKeys: readonly SigningKey[];
  readonly secretFor: SecretFor;
  /** The issuer of the realm whose tokens are accepted. */
  readonly issuer: string;
};
