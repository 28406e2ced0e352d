/**
 * Returns the parameters of a path by their names in the pattern (`/m/:merchantExternalId/menu`), decoded, or undefined
 * if one cannot be decoded.
 */
export function pathParams(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const parts = path.split('/');
  const named = pattern.split('/').map((name, index) => [name, parts[index] ?? ''] as const);
  try {
    return Object.fromEntries(
      named.flatMap(([name, part]) =>
        name.startsWith(':') ? [[name.slice(1), decodeURIComponent(part)]] : [],
      ),
    );
  } catch {
    return undefined;
  }
}
