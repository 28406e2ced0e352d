/**
 * Returns the URL of a read, by which its answer is found: the same for the shell's server and for the page, in whatever
 * order the parameters come. Parameters without a value are left out.
 */
export function readUrl(
  serviceUrl: string,
  path: string,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const set = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) set.set(name, String(value));
  }
  set.sort();
  const text = set.toString();
  return serviceUrl + path + (text === '' ? '' : `?${text}`);
}
