/** Parses the cookies of a `Cookie` header or of `document.cookie`. Skips values with invalid encoding. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(';').flatMap((pair) => {
    const [name, ...value] = pair.trim().split('=');
    const decoded = decode(value.join('='));
    return name && decoded !== undefined ? [[name, decoded] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
