/** The path of a field in an answer, as the names that lead there. */
export type FieldPath = readonly string[];

/** Returns every path in an answer, except the answer itself. */
export function fieldPathsIn(value: unknown, at: FieldPath = []): readonly FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    [...at, name],
    ...fieldPathsIn(part, [...at, name]),
  ]);
}

/** Returns the value at a path. */
export function valueAt(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined;
}

/** Returns a copy with another value at a path; undefined removes the value. */
export function withValueAt(value: unknown, [name, ...rest]: FieldPath, next: unknown): unknown {
  if (name === undefined) return next;
  if (typeof value !== 'object' || value === null) return value;
  const inside = withValueAt(Reflect.get(value, name), rest, next);
  if (Array.isArray(value)) {
    return inside === undefined
      ? value.filter((_each, index) => String(index) !== name)
      : value.map((each: unknown, index) => (String(index) === name ? inside : each));
  }
  const { [name]: _gone, ...others }: Readonly<Record<string, unknown>> = { ...value };
  return inside === undefined ? others : { ...others, [name]: inside };
}
