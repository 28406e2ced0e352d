/** Gives a value as what it should be, or undefined where it is not. */
type Read<Value> = (value: unknown) => Value | undefined;

/** An own field of whatever came; nothing of it runs and nothing else of it is looked at. */
export function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null
    ? Object.getOwnPropertyDescriptor(from, name)?.value
    : undefined;
}

/** One line of text within these lengths. */
export function line(least: number, most: number): Read<string> {
  return (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most && ONE_LINE.test(value)
      ? value
      : undefined;
}

// As the contracts have it: no control characters, no halves of a character.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** What a thing is named by; never a name that every object has. */
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

/** All of a list, or nothing where it is too long or one of it is wrong. */
export function listOf<Value>(most: number, read: Read<Value>): Read<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = Array.from(value, read).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
}
