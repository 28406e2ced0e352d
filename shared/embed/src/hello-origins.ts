type Place = { readonly location: Location; readonly document: Pick<Document, 'referrer'> };

/**
 * To whom the page says HELLO: to the page around it where that is an allowed host, to nobody where it is another, and to
 * each allowed host where the browser does not tell (the browser then delivers to the right one only).
 */
export function helloOrigins(hosts: readonly string[], { location, document }: Place): readonly string[] {
  const around = aroundOf(location) ?? refererOf(document, location);
  return around === undefined ? hosts : hosts.filter((host) => host === around);
}

/** Not every browser has it. */
function aroundOf(location: Location): string | undefined {
  return 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
}

/** The page before, unless it is our own: then the frame has gone on by itself. */
function refererOf({ referrer }: Pick<Document, 'referrer'>, { origin }: Location): string | undefined {
  const before = URL.canParse(referrer) ? new URL(referrer).origin : undefined;
  return before === origin ? undefined : before;
}
