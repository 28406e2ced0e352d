/** The latest value of one key, and when it expires. */
type Kept<Value> = { readonly value: Promise<Value>; readonly untilMs: number };

/**
 * Returns a cached `load`. Inputs with the same key share one call per `keepMs`; failures are not cached. Keeps at
 * most `most` keys, and evicts the one that was loaded longest ago.
 */
export function cachedByKey<Input, Value>(
  {
    keepMs,
    most,
    keyOf,
  }: { readonly keepMs: number; readonly most: number; readonly keyOf: (input: Input) => string },
  load: (input: Input) => Promise<Value>,
  now: () => number = Date.now,
): (input: Input) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return async (input) => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known && known.untilMs > now()) return known.value;
    const entry = { value: load(input), untilMs: now() + keepMs };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
