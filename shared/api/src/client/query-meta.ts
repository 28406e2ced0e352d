/** What a query or a mutation tells the one error handler about itself. */
export type ErrorMeta = {
  /** Name of the call, for the rows of the catalogue that depend on it. */
  readonly context?: string;
  /** The screen shows its failures itself: no toast. */
  readonly isHandled?: boolean;
};

declare module '@tanstack/react-query' {
  // Declaration merging with the library works by interfaces only.
  interface Register {
    queryMeta: ErrorMeta & Record<string, unknown>;
    mutationMeta: ErrorMeta & Record<string, unknown>;
  }
}
