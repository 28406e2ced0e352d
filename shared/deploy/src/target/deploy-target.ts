/**
 * The storage of builds and registry. Paths are relative, with `/` between names. Failures are TargetErrors, whose
 * messages say what to do.
 */
export type DeployTarget = {
  /** The name for messages: the folder, or the URL of the bucket. */
  readonly name: string;
  /** Reads a file. Returns undefined if it does not exist. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** Writes or overwrites a file atomically. */
  readonly write: (path: string, content: Uint8Array) => Promise<void>;
  /** Creates a file atomically. Of several concurrent writers, exactly one succeeds; the others receive `false`. */
  readonly create: (path: string, content: Uint8Array) => Promise<boolean>;
  /** Removes a file. Does nothing if it does not exist. */
  readonly remove: (path: string) => Promise<void>;
  /** Lists the files and folders directly in a folder, unordered. Returns none if the folder does not exist. */
  readonly list: (folder: string) => Promise<readonly string[]>;
};
