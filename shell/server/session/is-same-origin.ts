type Headers = {
  readonly origin?: string;
  readonly referer?: string;
  readonly 'sec-fetch-site'?: string | string[];
};

/** Whether a page of ours asks: browsers say so, by one header or another. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers: a GET of the page's own origin carries no origin, but where it comes from.
  return (headers.origin ?? originOf(headers.referer)) === origin;
}

function originOf(referer = ''): string | undefined {
  return URL.canParse(referer) ? new URL(referer).origin : undefined;
}
