const key = Symbol.for('tiffin.instances');

/** Returns the modules that the page holds more than one instance of. `build/count-instances.mjs` sets the counters. */
export function duplicateModules(): readonly string[] {
  return Object.entries<unknown>(Object(Reflect.get(globalThis, key)))
    .filter(([, count]) => Number(count) > 1)
    .map(([name]) => name);
}
