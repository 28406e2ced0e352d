const key = Symbol.for('tiffin.instances');

/** Names of modules of which the page holds more than one instance. The counters are set by build/count-instances.mjs. */
export function doubledModules(): readonly string[] {
  return Object.entries<unknown>(Object(Reflect.get(globalThis, key)))
    .filter(([, count]) => Number(count) > 1)
    .map(([name]) => name);
}
