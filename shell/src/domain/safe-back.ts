type Site = {
  readonly origin: string;
  /** Origins of other sites that may be led back to. */
  readonly allowedOrigins: readonly string[];
};

/** Longer values lead nowhere. */
const LONGEST = 2000;
/** Blanks, controls and marks that hide a host from its reader, and the backslash that browsers read as a slash. */
const STRANGE = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Where a parameter may lead: a path of this site, or an http(s) address of exactly an allowed origin, written as the
 * browser will read it. Null for everything else: other sites and schemes, names and passwords in it, what cannot be read.
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
