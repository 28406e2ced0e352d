/** Whether every address of a path falls under a pattern of the route table. */
export function covers(pattern: string, path: string): boolean {
  return isUnder(pattern, path, (wanted, part) => wanted.startsWith(':') || wanted === part);
}

/** Whether some address falls under both: a parameter stands for every text. */
export function meets(pattern: string, path: string): boolean {
  return isUnder(
    pattern,
    path,
    (wanted, part) => wanted.startsWith(':') || part.startsWith(':') || wanted === part,
  );
}

function isUnder(pattern: string, path: string, fits: (wanted: string, part: string) => boolean): boolean {
  const isOpen = pattern.endsWith('/*');
  const wanted = partsOf(isOpen ? pattern.slice(0, -2) : pattern);
  const parts = partsOf(path);
  const isLong = isOpen ? parts.length >= wanted.length : parts.length === wanted.length;
  return isLong && wanted.every((part, index) => fits(part, parts[index] ?? ''));
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}
