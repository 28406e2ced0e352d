type Frame = { readonly location: Location; readonly document: Pick<Document, 'referrer'> };

/**
 * Returns the origins to post HELLO to. That is the parent if it is an allowed host, and none if it is
 * another page. If the browser does not tell, it is every allowed host, and the browser delivers only to the
 * right one.
 */
export function helloOrigins(hosts: readonly string[], { location, document }: Frame): readonly string[] {
  const around = aroundOf(location) ?? refererOf(document, location);
  return around === undefined ? hosts : hosts.filter((host) => host === around);
}

/** Returns the parent's origin. Not every browser has `ancestorOrigins`. */
function aroundOf(location: Location): string | undefined {
  return 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
}

/** Returns the referrer, unless it is this site's own page: then the frame has navigated by itself. */
function refererOf({ referrer }: Pick<Document, 'referrer'>, { origin }: Location): string | undefined {
  const before = URL.canParse(referrer) ? new URL(referrer).origin : undefined;
  return before === origin ? undefined : before;
}
