/** Parses a value; undefined if it is invalid. */
type Read<Value> = (value: unknown) => Value | undefined;

/** Returns an own data field of any value, without running a getter. */
export function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null
    ? Object.getOwnPropertyDescriptor(from, name)?.value
    : undefined;
}

/** Returns a parser for one line of text within these lengths. */
export function line(least: number, most: number): Read<string> {
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && ONE_LINE.test(value)
      ? value
      : undefined;
}

// As in the contracts: no control characters, no lone surrogates.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Parses an identifier. Refuses names that every object has. */
export const identifier: Read<string> = (value) => {
  const name = line(1, 200)(value);
  return name === undefined || name in Object.prototype ? undefined : name;
};

export function oneOf<const Value extends string>(values: readonly Value[]): Read<Value> {
  return (value) => values.find((known) => known === value);
}

export function orNull<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** Parses a whole list; undefined if it is too long or one entry is wrong. */
export function listOf<Value>(most: number, read: Read<Value>): Read<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = Array.from(value, read).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
}
