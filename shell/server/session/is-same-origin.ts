type Headers = { readonly origin?: string; readonly 'sec-fetch-site'?: string | string[] };

/** Whether a page of ours asks: browsers say so, by one header or the other. */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
