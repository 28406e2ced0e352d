const key = Symbol.for('tiffin.instances');

/** Names of modules of which the page holds more than one instance. The counters are set by build/count-instances.mjs. */
export function doubledModules(): readonly string[] {
  const counts: unknown = Reflect.get(globalThis, key);
  if (typeof counts !== 'object' || counts === null) return [];
  return Object.entries(counts)
    .filter(([, count]) => Number(count) > 1)
    .map(([name]) => name);
}
