/** Returns a cached `load`, which is called at most once per `keepMs`. Failures are not cached. */
export function cachedFor<Value>(
  keepMs: number,
  load: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return async () => {
    if (kept && kept.untilMs > now()) return kept.value;
    const value = load();
    const entry = { value, untilMs: now() + keepMs };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return value;
  };
}
