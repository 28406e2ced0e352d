/** Returns whether a pattern of the route table matches every URL of a path. */
export function covers(pattern: string, path: string): boolean {
  return isUnder(pattern, path, (wanted, part) => wanted.startsWith(':') || wanted === part);
}

/** Returns whether a URL can match both. A parameter matches any text. */
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
