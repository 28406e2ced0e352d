import type { Clock } from './clock';
import type { Database } from './db/open-database';
import type { RateLimits } from '@tiffin/server-limits';
import type { SandboxOptions } from './options';
import type { ReadPrincipal } from './principal';
import type { SecretFor } from './secret-for';
import type { SigningKey } from './signing-keys';

/** What every service is given. */
export type SandboxContext = {
  readonly options: SandboxOptions;
  readonly db: Database;
  readonly clock: Clock;
  /** One serializable transaction, run again when another came in between. */
  readonly transaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  /** One transaction whose work locks, or compares by version, every row that it changes. */
  readonly lockingTransaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
  readonly readPrincipal: ReadPrincipal;
  readonly rateLimits: RateLimits;
  /** Of the sandbox's own realm. */
  readonly signingKeys: readonly SigningKey[];
  readonly secretFor: SecretFor;
  /** The realm whose tokens count. */
  readonly issuer: string;
};
