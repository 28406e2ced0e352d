/** Returns the parameters of a path that matches a route's pattern, decoded. Throws a URIError if one is malformed. */
export function paramsOf(pattern: string, pathname: string): Readonly<Record<string, string>> {
  const parts = pathname.split('/');
  const named = pattern.split('/').map((name, index) => [name, parts[index] ?? ''] as const);
  const params = named.filter(([name]) => name.startsWith(':'));
  return Object.fromEntries(params.map(([name, part]) => [name.slice(1), decodeURIComponent(part)]));
}
