/** Returns whether a request's If-None-Match contains the response's ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => [etag, `W/${etag}`, '*'].includes(known.trim()));
}
