/**
 * Returns the value that a table has under a name; undefined without an own entry, also for `constructor` and
 * the like.
 */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
