/** A report of an error, or of a message about an unexpected state, with the remote where it happened. */
export type ErrorReport = {
  readonly error: unknown;
  readonly tags: Readonly<Record<string, string>>;
};
