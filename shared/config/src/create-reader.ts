/** Reads values by dotted path and records the paths whose value is missing or wrong. */
export type Reader = {
  readonly bad: readonly string[];
  readonly text: (path: string) => string;
  readonly url: (path: string) => string;
  readonly oneOf: <Value extends string>(path: string, values: readonly [Value, ...Value[]]) => Value;
  readonly numberWithin: (path: string, minimum: number, maximum: number) => number;
  /** Returns undefined if it is missing; records it as wrong if it is out of range. */
  readonly optionalNumberWithin: (path: string, minimum: number, maximum: number) => number | undefined;
  /** Returns the texts of a list, of an object's values, or a single text; empty if it is missing. */
  readonly listOf: (path: string) => readonly string[];
  readonly textsOf: (path: string) => Readonly<Record<string, string>>;
  /** Returns null if it is missing; records it as wrong if it is no URL. */
  readonly optionalUrl: (path: string) => string | null;
  readonly optionalText: (path: string) => string | null;
  readonly isTrue: (path: string) => boolean;
};

/**
 * Creates a reader of an unknown value. For a wrong value it returns a placeholder and adds the path to
 * `bad`.
 */
export function createReader(input: unknown): Reader {
  const bad: string[] = [];
  const refuse = <Value>(path: string, standIn: Value): Value => {
    bad.push(path);
    return standIn;
  };
  const text = (path: string): string => {
    const value = valueAt(input, path);
    return typeof value === 'string' && value.trim() !== '' ? value : refuse(path, '');
  };
  const textsAt = (path: string): Readonly<Record<string, string>> => {
    const value = Object.entries(valueAt(input, path) ?? {});
    return Object.fromEntries(
      value.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  };
  const url = (path: string): string => {
    const value = valueAt(input, path);
    return typeof value === 'string' && isHttpUrl(value) ? value.replace(/\/+$/, '') : refuse(path, '');
  };
  const numberWithin = (path: string, minimum: number, maximum: number): number => {
    const value = valueAt(input, path);
    return typeof value === 'number' && value >= minimum && value <= maximum ? value : refuse(path, minimum);
  };
  return {
    bad,
    text,
    url,
    optionalUrl: (path) => ((valueAt(input, path) ?? null) === null ? null : url(path)),
    oneOf: (path, values) => {
      const value = valueAt(input, path);
      return values.find((allowed) => allowed === value) ?? refuse(path, values[0]);
    },
    numberWithin,
    optionalNumberWithin: (path, minimum, maximum) =>
      valueAt(input, path) === undefined ? undefined : numberWithin(path, minimum, maximum),
    listOf: (path) => Object.values(textsAt(path)),
    textsOf: textsAt,
    optionalText: (path) => {
      const value = valueAt(input, path);
      return typeof value === 'string' && value !== '' ? value : null;
    },
    isTrue: (path) => valueAt(input, path) === true,
  };
}

function valueAt(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => propertyOf(value, key), input);
}

function propertyOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
