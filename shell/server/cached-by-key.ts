type Keeping<Input, Value> = {
  readonly keepMs: number;
  readonly most: number;
  readonly keyOf: (input: Input) => string;
  /** False: only those who have asked meanwhile share the value. */
  readonly isKept?: (value: Value) => boolean;
};

/** The latest value of one key, and when it expires. */
type Kept<Value> = { readonly value: Promise<Value>; readonly untilMs: number };

/**
 * Returns a cached `load`. Inputs with the same key share one call per `keepMs`; failures are not cached. Keeps at
 * most `most` keys, and evicts the one that was loaded longest ago.
 */
export function cachedByKey<Input, Value>(
  { keepMs, most, keyOf, isKept = () => true }: Keeping<Input, Value>,
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
    const forget = (): void => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    entry.value.then((value) => {
      if (!isKept(value)) forget();
    }, forget);
    return entry.value;
  };
}
