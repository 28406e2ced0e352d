/** Whether a browser's If-None-Match says that it has an answer already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => [etag, `W/${etag}`, '*'].includes(known.trim()));
}
