/**
 * How a host application shows us, by the `embed` parameter: the name of the host or of the way (`hqo`, `webview`, `1`).
 * Null where nobody embeds us, and for what is no plain name.
 */
export function embeddedTypeOf(query: URLSearchParams): string | null {
  const name = query.get('embed')?.toLowerCase() ?? '';
  return /^[a-z0-9_-]{1,40}$/.test(name) && name !== 'false' && name !== '0' ? name : null;
}
