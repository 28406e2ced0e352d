/** The age of the shown data. */
export type Freshness = {
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the last refetch failed. */
  readonly isStale: boolean;
  readonly isChecking: boolean;
  readonly check: () => void;
};
