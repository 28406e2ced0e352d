/**
 * Returns the value of the `embed` parameter: the name of the host or the kind of embedding (`hqo`, `webview`,
 * `1`). Returns null if nobody embeds the page or the name is invalid.
 */
export function embeddedTypeOf(query: URLSearchParams): string | null {
  const name = query.get('embed')?.toLowerCase() ?? '';
  return /^[a-z0-9_-]{1,40}$/.test(name) && name !== 'false' && name !== '0' ? name : null;
}
