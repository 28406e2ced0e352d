/** Returns the export statements of an entry point, reduced to these names. */
export function namedExports(door: string, names: ReadonlySet<string>): string {
  return door
    .replace(/\{([^}]*)\}/g, (_, list: string) => {
      const kept = list.split(',').map((name) => name.trim());
      return `{ ${kept.filter((name) => names.has(name)).join(', ')} }`;
    })
    .split('\n')
    .filter((line) => !line.includes('{  }'))
    .join('\n');
}
