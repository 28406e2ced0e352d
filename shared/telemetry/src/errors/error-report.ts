/** Something that went wrong: an error, or a sentence about a state that should not be; and where. */
export type ErrorReport = {
  readonly error: unknown;
  readonly tags: Readonly<Record<string, string>>;
};
