const LONGEST_WAIT_MS = 10_000;

type Locks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<unknown>,
  ) => Promise<unknown>;
};

/**
 * Does a piece of work while no other tab does work of the same name. The work also runs without the lock if
 * tabs cannot lock (browsers throw in frames of other sites) or the lock takes over 10 s.
 */
export async function oneAtATime<Value>(
  name: string,
  work: () => Promise<Value>,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<Value> {
  let begun: Promise<Value> | undefined;
  const begin = (): Promise<Value> => (begun ??= work());
  try {
    await locks?.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch {
    // There is no lock, or the work itself failed: then `begin` rethrows its failure.
  }
  return begin();
}
