/** What a query or a mutation tells the one error handler about itself, as its `meta`. */
type ErrorMeta = {
  /** Name of the call, for the rows of the catalogue that depend on it. */
  readonly context?: string;
  /** The screen shows its failures itself: no toast. */
  readonly isHandled: boolean;
};

/** Reads `meta: { context, isHandled }` of a query or a mutation. */
export function readErrorMeta(meta: Readonly<Record<string, unknown>> = {}): ErrorMeta {
  const { context, isHandled } = meta;
  return { context: typeof context === 'string' ? context : undefined, isHandled: isHandled === true };
}
