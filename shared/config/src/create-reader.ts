/** Reads values by dotted path and remembers the paths whose value is missing or wrong. */
export type Reader = {
  readonly bad: readonly string[];
  readonly text: (path: string) => string;
  readonly url: (path: string) => string;
  readonly oneOf: <Value extends string>(path: string, values: readonly [Value, ...Value[]]) => Value;
  readonly numberWithin: (path: string, minimum: number, maximum: number) => number;
};

/** A reader of an unknown value. Where a value is wrong, a stand-in is given and the path goes to `bad`. */
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
  return {
    bad,
    text,
    url: (path) => {
      const value = valueAt(input, path);
      return typeof value === 'string' && isWebAddress(value) ? value.replace(/\/+$/, '') : refuse(path, '');
    },
    oneOf: (path, values) => {
      const value = valueAt(input, path);
      return values.find((allowed) => allowed === value) ?? refuse(path, values[0]);
    },
    numberWithin: (path, minimum, maximum) => {
      const value = valueAt(input, path);
      return typeof value === 'number' && value >= minimum && value <= maximum
        ? value
        : refuse(path, minimum);
    },
  };
}

function valueAt(input: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => propertyOf(value, key), input);
}

function propertyOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
