type Headers = {
  readonly origin?: string;
  readonly referer?: string;
  readonly 'sec-fetch-site'?: string | string[];
};

/** Returns whether a request comes from one of our pages, by the headers that browsers set. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers send no Origin header with a same-origin GET, only a Referer.
  return (headers.origin ?? originOf(headers.referer)) === origin;
}

function originOf(referer = ''): string | undefined {
  return URL.canParse(referer) ? new URL(referer).origin : undefined;
}
