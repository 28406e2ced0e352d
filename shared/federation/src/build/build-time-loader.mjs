/** Marks the request that runs a module here instead of putting it into the page. */
const RUN = '?run-at-build-time';
/** What is shorter costs less where it stands than under a name of its own. */
const SHORT = 40;

/**
 * Webpack rules for modules in a folder `build-time`: the build runs them, and the page gets the values of their exports
 * without the code that worked them out. Values are JSON.
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
 * Runs the module, with all that it imports, and writes its exports down.
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
 * A module with these exports, in which a part that comes twice stands once.
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
