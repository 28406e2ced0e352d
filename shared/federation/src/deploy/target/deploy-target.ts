/**
 * Where builds and registry are kept. Paths are relative, with `/` between names. What goes wrong is a TargetError,
 * whose sentence says what to do.
 */
export type DeployTarget = {
  /** For sentences: the folder, or the address of the bucket. */
  readonly name: string;
  /** Undefined where there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** Writes a file, or writes over it: whole or not at all. */
  readonly write: (path: string, content: Uint8Array) => Promise<void>;
  /** Writes a new file; of many writers at once exactly one succeeds, the others hear `false`. */
  readonly create: (path: string, content: Uint8Array) => Promise<boolean>;
  /** Names of the files and folders directly in a folder, in no order; none where there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
};
