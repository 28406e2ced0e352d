/** Marks a request whose module runs during the build instead of being bundled. */
const RUN = '?run-at-build-time';
/** Values with shorter JSON are repeated inline, which costs less than a variable. */
const SHORT = 40;

/**
 * Returns webpack rules for modules in a folder `build-time`. The build runs them, and the page gets only the values of
 * their exports, not their code. Values are JSON.
 */
export function buildTimeValues() {
  return [
    {
      test: /[\\/]build-time[\\/][^\\/]+\.ts$/,
      resourceQuery: { not: [new RegExp(`^\\${RUN}$`)] },
      use: import.meta.filename,
    },
  ];
}

/**
 * Runs the module with all its imports and returns a module with the values of its exports.
 *
 * @public webpack calls it
 * @this {import('webpack').LoaderContext<unknown>}
 * @returns {Promise<string>}
 */
export async function pitch() {
  const values = await this.importModule(this.resourcePath + RUN);
  return sourceOf(values);
}

/**
 * Returns the source of a module with these exports. Repeated values are written once.
 *
 * @internal exported for tests
 * @param {Readonly<Record<string, unknown>>} values
 * @returns {string}
 */
export function sourceOf(values) {
  const counts = new Map();
  Object.values(values).forEach((value) => countParts(value, counts));
  const names = new Map();
  const lines = [];
  const write = (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const key = JSON.stringify(value);
    if (names.has(key)) return names.get(key);
    const text = Array.isArray(value)
      ? `[${value.map(write).join(',')}]`
      : `{${Object.entries(value)
          .map(([name, part]) => `${JSON.stringify(name)}:${write(part)}`)
          .join(',')}}`;
    if (counts.get(key) < 2 || key.length < SHORT) return text;
    const name = `part${names.size}`;
    names.set(key, name);
    lines.push(`const ${name} = ${text};`);
    return name;
  };
  const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${write(value)};`);
  return [...lines, ...exported, ''].join('\n');
}

function countParts(value, counts) {
  if (typeof value === 'function' || value === undefined)
    throw new Error('A module in a folder build-time exports values that are JSON, and nothing else.');
  if (typeof value !== 'object' || value === null) return;
  const key = JSON.stringify(value);
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.get(key) === 1) Object.values(value).forEach((part) => countParts(part, counts));
}
