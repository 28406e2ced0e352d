const LONGEST_WAIT_MS = 10_000;

type Locks = {
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<unknown>,
  ) => Promise<unknown>;
};

/**
 * Does a piece of work while no other tab does one of the same name. Where tabs cannot lock (in frames of other sites the
 * browser throws) or the lock does not come within 10 s, the work is done all the same.
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
    // No lock, or the work itself failed: then `begin` gives its failure below.
  }
  return begin();
}
