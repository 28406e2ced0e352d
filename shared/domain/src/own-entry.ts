/** The value that a table has under a name; undefined where it has none of its own, `constructor` and the like included. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
