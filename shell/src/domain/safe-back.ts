type Site = {
  readonly origin: string;
  /** Origins of other sites that a link may lead back to. */
  readonly allowedOrigins: readonly string[];
};

/** Longer values are refused. */
const LONGEST = 2000;
/**
 * Whitespace, control and format characters that can hide a host from the reader, and the backslash, which browsers
 * treat as a slash.
 */
const STRANGE = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Returns a safe target for a parameter: a path of this site, or an http(s) URL of an allowed origin, normalised as
 * the browser reads it. Returns null for any other site or scheme, for credentials in the URL, and for an invalid
 * value.
 */
export function safeBack(value: string | null, { origin, allowedOrigins }: Site): string | null {
  if (value === null || value.length > LONGEST || STRANGE.test(value)) return null;
  const isPath = /^\/(?!\/)/.test(value);
  if (!isPath && !/^https?:\/\/[^/]/i.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    return path.startsWith('//') ? null : path;
  }
  return !isPath && allowedOrigins.includes(url.origin) ? url.href : null;
}
