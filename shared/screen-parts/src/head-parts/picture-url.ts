// A server build runs without `URL`.
const LABEL = String.raw`(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?`;
const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const HOST = String.raw`(?:(?:${LABEL}\.)*(?=[a-z])${LABEL}|(?:${BYTE}\.){3}${BYTE})`;
const PORT = String.raw`(?::(?:\d{1,4}|[1-5]\d{4}))?`;
const PICTURE_URL = new RegExp(String.raw`^https?://${HOST}${PORT}/[^\s\\"<>\p{C}]{0,1000}$`, 'iu');

/**
 * Returns the absolute URL of a picture that a service sent as a URL or as a path of this site. Undefined for
 * everything else than http and https.
 */
export function pictureUrl(value: unknown, siteUrl: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = /^\/(?!\/)/.test(value) ? siteUrl + value : value;
  return PICTURE_URL.test(url) ? url : undefined;
}
