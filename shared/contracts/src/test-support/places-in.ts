/** A place in an answer, as the names that lead there. */
export type Place = readonly string[];

/** Every place of an answer, itself left out. */
export function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...at, name], ...placesIn(part, [...at, name])]);
}

/** What stands at a place. */
export function valueAt(value: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined;
}

/** A copy with something else at a place; undefined takes it out. */
export function withValueAt(value: unknown, [name, ...rest]: Place, next: unknown): unknown {
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
