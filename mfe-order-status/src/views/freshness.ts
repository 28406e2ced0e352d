/** How new what the page shows is. */
export type Freshness = {
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
  /** The last attempt to fetch it again failed. */
  readonly isStale: boolean;
  readonly isChecking: boolean;
  readonly check: () => void;
};
