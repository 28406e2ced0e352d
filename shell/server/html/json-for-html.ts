const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const written = new WeakMap<object, string>();

/**
 * A value as JSON that can stand inside a script element: nothing in it ends the element. Of an object, each property that is
 * an object itself is written once and remembered with it: what many pages share must not change.
 */
export function jsonForHtml(value: object): string {
  const properties = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    part === undefined
      ? []
      : [`${write(name)}:${typeof part === 'object' && part !== null ? once(part) : write(part)}`],
  );
  return `{${properties.join(',')}}`;
}

function once(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = write(part);
  written.set(part, text);
  return text;
}

function write(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => UNSAFE[char] ?? char);
}
