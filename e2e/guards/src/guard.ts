/** A test by its file, from the workspace's root, and its name with those of what it is in. */
export type NamedTest = { readonly file: string; readonly name: string };

/** Something that keeps harm away, and the tests that fail when it is gone. */
export type Guard = {
  readonly name: string;
  /** From the workspace's root. */
  readonly file: string;
  /** What is taken out: it stands in the file exactly once. */
  readonly from: string;
  /** What stands there instead. */
  readonly to: string;
  readonly tests: readonly NamedTest[];
};
